import { type Kysely, type Migration, Migrator, sql } from 'kysely'

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
  '004-many-machines': {
    async up(db: Kysely<unknown>) {
      // The seat is in the document, and an event of the table may have none.
      await db.schema.alterTable('entry').dropColumn('seat').execute()
      await db.schema
        .alterTable('entry')
        .addColumn('kind', 'text', (column) => column.notNull().defaultTo('play'))
        .execute()
      await db.schema
        .createTable('snapshot')
        .addColumn('table_id', 'text', (column) => column.primaryKey().references('game_table.id'))
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('document', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('duty')
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('table_id', 'text', (column) => column.notNull().references('game_table.id'))
        .addColumn('due', 'bigint', (column) => column.notNull())
        .addColumn('owner', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('duty_key', ['kind', 'table_id'])
        .execute()
      await db.schema.createIndex('duty_due').on('duty').column('due').execute()
      await db.schema.createIndex('duty_table').on('duty').column('table_id').execute()
      await db.schema
        .createTable('process')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('until', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('presence')
        .addColumn('table_id', 'text', (column) => column.notNull().references('game_table.id'))
        .addColumn('process', 'text', (column) => column.notNull())
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('presence_key', ['table_id', 'process', 'seat'])
        .execute()
      // Whether a bot has to move at a table that was under way, the first process that looks will see.
      await sql`
        insert into duty (kind, table_id, due, owner)
        select 'bots', id, 0, '' from game_table
        where status = 'playing'
          and exists (select 1 from seat where seat.table_id = game_table.id and seat.bot is not null)
      `.execute(db)
    },
  },
  '005-hints': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('game_table')
        .addColumn('hints', 'text', (column) => column.notNull().defaultTo('off'))
        .execute()
    },
  },
  '006-clocks': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('game_table').addColumn('pace', 'text').execute()
      await db.schema.alterTable('game_table').addColumn('clock', 'text').execute()
    },
  },
  '007-webhooks': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('webhook')
        .addColumn('guest_id', 'text', (column) => column.primaryKey().references('guest.id'))
        .addColumn('url', 'text', (column) => column.notNull())
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('site', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('failures', 'integer', (column) => column.notNull())
        .addColumn('failing_since', 'text')
        .addColumn('problem', 'text')
        .addColumn('off_at', 'text')
        .execute()
      await db.schema
        .createTable('delivery')
        .addColumn('table_id', 'text', (column) => column.notNull().references('game_table.id'))
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('event', 'text', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('guest_id', 'text', (column) => column.notNull().references('guest.id'))
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('due', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('delivery_key', ['table_id', 'seat', 'event'])
        .execute()
      await db.schema.createIndex('delivery_guest').on('delivery').column('guest_id').execute()
    },
  },
  '008-presence': {
    /** Who looks has to be known, not only at what; nobody has used the former table. */
    async up(db: Kysely<unknown>) {
      await db.schema.dropTable('presence').execute()
      await db.schema
        .createTable('presence')
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('process', 'text', (column) => column.notNull())
        .addColumn('guest_id', 'text', (column) => column.notNull())
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('presence_key', ['table_id', 'process', 'guest_id', 'seat'])
        .execute()
      await db.schema.createIndex('presence_process').on('presence').column('process').execute()
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
