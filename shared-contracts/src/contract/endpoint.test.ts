import { endpoint, buildPath } from './endpoint';
import { z } from '#schema';

describe('buildPath', () => {
  it('fills each parameter of the path', () => {
    expect(buildPath('/events/:eventId/teams/:teamId', { eventId: '1', teamId: '2' })).toBe(
      '/events/1/teams/2',
    );
  });

  it('encodes what would change the path', () => {
    expect(buildPath('/event/:id', { id: 'a b/../c?d' })).toBe('/event/a%20b%2F..%2Fc%3Fd');
  });

  it('omits an optional part without a value', () => {
    expect(buildPath('/event-type/:category?', {})).toBe('/event-type');
    expect(buildPath('/event-type/:category?', { category: undefined })).toBe('/event-type');
    expect(buildPath('/event-type/:category?', { category: 'a b' })).toBe('/event-type/a%20b');
    expect(buildPath('/:club?', {})).toBe('/');
  });

  it('leaves a path without parameters alone', () => {
    expect(buildPath('/home', {})).toBe('/home');
  });
});

describe('endpoint', () => {
  it('is plain data that holds the real schemas in a test', () => {
    const call = endpoint('GET', '/events/:id', {
      access: 'public',
      object: 'none',
      failure: 'Failed to load the event',
      reply: z.object({ name: z.string() }),
    });
    expect(call.method).toBe('GET');
    expect(call.definition.reply.safeParse({ name: 1 }).success).toBe(false);
    expect(call.definition.reply.safeParse({ name: 'Quiz night' }).success).toBe(true);
  });
});
