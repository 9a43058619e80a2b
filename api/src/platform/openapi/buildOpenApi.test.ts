import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { endpoints } from '@marquee/shared-contracts';
import { setUpTestApp } from '../../testing/setUpTestApp';

interface Operation {
  operationId: string;
  'x-access': string;
  security: object[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: {
    required: boolean;
    content: Record<string, { schema: { properties: object; required: string[] } }>;
  };
  responses: Record<string, object>;
}

interface Description {
  openapi: string;
  info: object;
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, { content: Record<string, { schema: { required: string[] } }> }> };
}

const test = setUpTestApp({}, async () => {
  description = (await test.app.http.inject('/openapi.json')).json();
});
let description: Description;

const listOperations = (): Operation[] =>
  Object.values(description.paths).flatMap((path) => Object.values(path));

describe('the description of the API', () => {
  it('is OpenAPI 3.1 and names every call of the contract once', () => {
    assert.match(description.openapi, /^3\.1\.\d$/);
    assert.deepEqual(
      listOperations()
        .map(({ operationId }) => operationId)
        .toSorted(),
      [...endpoints.keys()].toSorted(),
    );
  });

  it('describes exactly the parameters that stand in each path', () => {
    for (const [path, methods] of Object.entries(description.paths)) {
      const inPath = [...path.matchAll(/\{([A-Za-z]+)\}/g)].map(([, name]) => name);
      assert.doesNotMatch(path, /:/);
      for (const { parameters } of Object.values(methods)) {
        const described = parameters.filter((parameter) => parameter.in === 'path');
        assert.deepEqual(
          described.map(({ name }) => name),
          inPath,
        );
        assert.ok(described.every(({ required }) => required));
      }
    }
  });

  it('lists for each call its callers, replies and errors', () => {
    for (const { operationId, responses, security, ...operation } of listOperations()) {
      assert.equal(security.length, operation['x-access'] === 'public' ? 0 : 1, operationId);
      assert.ok('200' in responses || '201' in responses, operationId);
      assert.deepEqual(responses['default'], { $ref: '#/components/responses/Refused' });
    }
    const refused = description.components.responses['Refused'];
    assert.deepEqual(refused?.content['application/json']?.schema.required, ['status', 'code', 'message']);
  });

  it('marks parameters that are no ids, and the reply that is a stream', () => {
    const page = description.paths['/api/events/notifications/{page}/{size}']?.['get']?.parameters;
    assert.deepEqual(
      page?.map(({ name, schema }) => [name, schema]),
      [
        ['page', { type: 'string', pattern: '^[0-9]{1,9}$' }],
        ['size', { type: 'string', pattern: '^[0-9]{1,9}$' }],
        ['after', { type: 'string', pattern: '^[A-Za-z0-9_-]{1,1000}$' }],
      ],
    );
    const stream = description.paths['/api/v1/stream']?.['get']?.responses['200'];
    assert.deepEqual(Object.keys(Object(stream).content), ['text/event-stream']);
  });

  it('describes bodies as they are sent, not as the server reads them', () => {
    const register = description.paths['/api/v1/auth/register']?.['post'];
    const schema = register?.requestBody?.content['application/json']?.schema;
    assert.ok(schema !== undefined && 'email' in schema.properties && 'password' in schema.properties);
    assert.ok(!schema.required.includes('draftId'));
    const size = description.paths['/api/v1/public/homepage/events']?.['get']?.parameters.find(
      ({ name }) => name === 'size',
    );
    assert.equal(size?.required, false);
    assert.deepEqual(size.schema, { type: 'string', pattern: '^[0-9]{1,9}$' });
  });
});
