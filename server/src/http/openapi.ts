import { isObject, type Json, type JsonObject } from '@durbar/kernel'
import { apiError, clientMessage, serverMessage, z } from '@durbar/protocol'
import { type Operation, operations } from './operations.ts'

/** The REST API as an OpenAPI 3.1 document, made from the schemas that check the requests. */
export function openApi(): JsonObject {
  const schemas: Record<string, JsonObject> = {
    Error: schemaOf('Error', apiError, 'output'),
    ClientMessage: schemaOf('ClientMessage', clientMessage, 'input'),
    ServerMessage: schemaOf('ServerMessage', serverMessage, 'output'),
  }
  const paths: Record<string, Record<string, Json>> = {}
  for (const [name, operation] of Object.entries<Operation>(operations)) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(name, operation, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Durbar',
      version: '1',
      description:
        'Lobby and records. Playing goes over the WebSocket at /ws, which speaks ClientMessage and ServerMessage.',
    },
    paths,
    components: { schemas },
  }
}

function describe(name: string, operation: Operation, schemas: Record<string, JsonObject>): JsonObject {
  const { summary, path, body, query, answer, type = 'application/json', status = 200 } = operation
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  const refer = (what: string, schema: z.ZodType, io: 'input' | 'output'): JsonObject => {
    schemas[title + what] = schemaOf(title + what, schema, io)
    return { $ref: `#/components/schemas/${title + what}` }
  }
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, id]) => ({
    name: id ?? '',
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const queryKeys = query ? ['invite'] : []
  return {
    operationId: name,
    summary,
    parameters: [
      ...parameters,
      ...queryKeys.map((key) => ({ name: key, in: 'query', required: false, schema: { type: 'string' } })),
    ],
    ...(body
      ? {
          requestBody: { required: true, content: { 'application/json': { schema: refer('Request', body, 'input') } } },
        }
      : {}),
    responses: {
      [status]: { description: 'Done', content: { [type]: { schema: refer('Answer', answer, 'output') } } },
      default: {
        description: 'What is wrong; nothing has changed',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

/** References inside a schema start at its own root; in the document that root is further down. */
function schemaOf(name: string, schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io }) as unknown as JsonObject
  return moved(json, `#/components/schemas/${name}/`) as JsonObject
}

function moved(json: Json, root: string): Json {
  if (Array.isArray(json)) return (json as readonly Json[]).map((item) => moved(item, root))
  if (!isObject(json)) return json
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' ? value.replace(/^#\//, root) : moved(value, root),
    ]),
  )
}
