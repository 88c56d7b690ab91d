import { type Kysely, type Migration, Migrator } from 'kysely'

/**
 * The one path from an empty file, or any older one, to the present schema. A migration that has been released is
 * never edited; a change is a new one at the end.
 */
const migrations: Readonly<Record<string, Migration>> = {
  '001-first-floor': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('guest')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('game_table')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('rules_version', 'integer', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('options', 'text', (column) => column.notNull())
        .addColumn('components', 'text')
        .addColumn('seed', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('host', 'text', (column) => column.notNull().references('guest.id'))
        .addColumn('invite_hash', 'text', (column) => column.notNull())
        .addColumn('glance', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('game_table_host').on('game_table').column('host').execute()
      await db.schema.createIndex('game_table_status').on('game_table').column('status').execute()
      await db.schema
        .createTable('seat')
        .addColumn('table_id', 'text', (column) => column.notNull().references('game_table.id'))
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('guest_id', 'text', (column) => column.references('guest.id'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('bot', 'text')
        .addColumn('color', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('seat_key', ['table_id', 'seat'])
        .execute()
      await db.schema.createIndex('seat_guest').on('seat').column('guest_id').execute()
      await db.schema
        .createTable('entry')
        .addColumn('table_id', 'text', (column) => column.notNull().references('game_table.id'))
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('document', 'text', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('entry_key', ['table_id', 'seq'])
        .execute()
      await db.schema
        .createTable('chat_line')
        .addColumn('table_id', 'text', (column) => column.notNull().references('game_table.id'))
        .addColumn('id', 'integer', (column) => column.notNull())
        .addColumn('seat', 'integer')
        .addColumn('guest_id', 'text', (column) => column.notNull().references('guest.id'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('chat_line_key', ['table_id', 'id'])
        .execute()
    },
  },
  '003-signed-guests': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('guest').addColumn('recovery_hash', 'text').execute()
      await db.schema.createIndex('guest_recovery').unique().on('guest').column('recovery_hash').execute()
      await db.schema
        .createTable('house_secret')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute()
    },
  },
}

/** Brings the store up to date, or says why it cannot be: a file written by a newer Durbar is left alone. */
export async function migrate(db: Kysely<unknown>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })
  const { error } = await migrator.migrateToLatest()
  if (error)
    throw new Error('The store cannot be brought up to date; was it written by a newer Durbar?', { cause: error })
}
