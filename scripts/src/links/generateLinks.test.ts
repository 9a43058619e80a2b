import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { generateLinks, type LinkedRemote } from './generateLinks';

type Screens = NonNullable<LinkedRemote['screens']>;

const generate = (...screens: Screens): string => generateLinks([{ screens }]);

describe('the generated links', () => {
  it('are one path and one typed function for each linked screen of each remote', () => {
    const remotes: LinkedRemote[] = [
      { screens: [{ path: '/login', link: 'login' }, { path: '/unlinked' }] },
      { screens: [{ path: '/join-team/:eventId/:code', link: 'teamInvite' }] },
    ];
    const text = generateLinks(remotes);
    assert.match(
      text,
      /screenPaths = \{\n {2}login: '\/login',\n {2}teamInvite: '\/join-team\/:eventId\/:code',\n\}/,
    );
    assert.match(text, /^ {2}login: \(\): string => screenPaths\.login,$/m);
    assert.match(
      text,
      /^ {2}teamInvite: \(eventId: string, code: string\) => buildPath\(screenPaths\.teamInvite, \{ eventId, code \}\),$/m,
    );
    assert.doesNotMatch(text, /unlinked/);
  });

  it('require a parameter that the path may omit, unless the screen says otherwise', () => {
    const path = '/event-type/:category?';
    assert.match(generate({ path, link: 'type' }), /type: \(category: string\) =>/);
    assert.match(
      generate({ path, link: 'type', optionalLinkParams: ['category'] }),
      /type: \(category\?: string\) => buildPath\(screenPaths\.type, \{ category \}\)/,
    );
  });

  const refused: [string, Screens, RegExp][] = [
    [
      'two screens of one name',
      [
        { path: '/a', link: 'a' },
        { path: '/b', link: 'a' },
      ],
      /\/a and \/b are both linked as "a"/,
    ],
    ['a path without an end', [{ path: '/files/*', link: 'files' }], /\/files\/\* cannot be linked/],
    [
      'an optional parameter that the path requires',
      [{ path: '/event/:id', link: 'event', optionalLinkParams: ['id'] }],
      /"id" of the link "event" is no optional part of \/event\/:id/,
    ],
  ];
  for (const [what, screens, message] of refused) {
    it(`are refused for ${what}`, () => assert.throws(() => generate(...screens), message));
  }
});
