import { describeRefusal, parseOverride } from './override';

describe('an override', () => {
  it.each([
    ['mf-quiz@http://localhost:4003', 'mf-quiz', 'http://localhost:4003/'],
    ['mf-room-2@https://team.example/dist', 'mf-room-2', 'https://team.example/dist/'],
  ])('is read from %s', (text, name, href) => {
    const override = parseOverride(text);
    expect([override?.name, override?.url.href]).toEqual([name, href]);
    expect(describeRefusal(text, override)).toBe(
      `${text} is not allowed here: OVERRIDE_ORIGINS does not name its origin.`,
    );
  });

  it.each(['mf-quiz', 'http://localhost:4003', 'mf-quiz@localhost:4003', 'mf-quiz@https://'])(
    'says how to write it after %s',
    (text) => {
      expect(parseOverride(text)).toBeUndefined();
      expect(describeRefusal(text, undefined)).toContain('Write ?mf=name@https://…');
    },
  );
});
