import { type Endpoint, errorBody } from '@marquee/shared-contracts';
import { toJSONSchema, type z } from 'zod/mini';

type Json = Record<string, unknown>;

// Rules in code have no JSON Schema form; their texts appear in replies.
const toSchema = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...described } = toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
};

const toContent = (type: string, schema: Json): Json => ({ content: { [type]: { schema } } });
const toJsonContent = (schema: Json): Json => toContent('application/json', schema);

const REFUSED = { $ref: '#/components/responses/Refused' };

/** The API as OpenAPI 3.1, derived from the endpoint table. */
export function buildOpenApi(endpoints: ReadonlyMap<string, Endpoint>): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of endpoints) {
    const path = endpoint.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: buildOperation(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Marquee', version: '1', description: 'Every call of the events platform Marquee.' },
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      responses: {
        Refused: {
          description: 'Refused or failed, with a stable code.',
          ...toJsonContent(toSchema(errorBody, 'output')),
        },
      },
    },
  };
}

function buildOperation(name: string, { method, path, definition }: Endpoint): Json {
  const { access, object, alias, body, encoding, query, reply, stream, mediaType, status = 200 } = definition;
  const type = stream === true ? 'text/event-stream' : (mediaType ?? 'application/json');
  const answer = { description: 'Done.', ...toContent(type, toSchema(reply, 'output')) };
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    'x-access': access,
    'x-object-rule': object,
    ...(alias !== undefined && { 'x-alias': alias.replace(/:([A-Za-z]+)/g, '{$1}') }),
    security: access === 'public' ? [] : [{ session: [] }],
    parameters: [
      ...buildPathParameters(path, definition.params),
      ...(query === undefined ? [] : buildQueryParameters(toSchema(query, 'input'))),
    ],
    ...(body !== undefined && { requestBody: requestBody(body, encoding) }),
    responses: {
      [status]: answer,
      // A repeated write returns the first result (G-7).
      ...(status === 201 && method === 'POST' && { 200: answer }),
      default: REFUSED,
    },
  };
}

function buildPathParameters(path: string, params: z.ZodMiniType | undefined): Json[] {
  const described: Json = params === undefined ? {} : Object(toSchema(params, 'input').properties);
  return [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: described[name] ?? { type: 'string', format: 'uuid' },
  }));
}

const requestBody = (body: z.ZodMiniType, encoding: Endpoint['definition']['encoding']): Json => {
  const type = encoding === 'multipart' ? 'multipart/form-data' : 'application/json';
  return { required: !body.safeParse(undefined).success, ...toContent(type, toSchema(body, 'input')) };
};

function buildQueryParameters({ properties, required }: Json): Json[] {
  const names: unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(Object(properties)).map(([name, schema]) => ({
    name,
    in: 'query',
    required: names.includes(name),
    schema,
  }));
}
