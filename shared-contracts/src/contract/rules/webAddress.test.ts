import { completeWebAddress, isMailAddressLink, isWebAddress } from './webAddress';

const FOLLOWED = [
  'https://lakeside.test',
  'http://lakeside.test/quiz?x=1#rules',
  'HTTPS://Lakeside.test:8443/',
  'https://lakeside.test/people/@asha',
  'https://lakeside.test/?contact=asha@lakeside.test',
  'https://विश्वविद्यालय.test/',
  'https://[2001:db8::1]/',
];

const REFUSED = {
  'a backslash, which browsers read as a slash': 'https://evil.com\\@good.com',
  'a backslash for the slashes': 'https:\\\\evil.com',
  'a backslash in its path': 'https://good.com/a\\b',
  'a name before the host': 'https://good.com@evil.com',
  'a name and a password': 'https://good.com:443@evil.com/',
  'an empty name before the host': 'https://@evil.com',
  'an escaped @ in its host': 'https://good.com%40evil.com',
  'a line break': 'https://good\n.com',
  'a tab': 'https://go\tod.com',
  'a space': 'https://good.com/a b',
  'a leading space': ' https://good.com',
  'a NUL': 'https://good.com/\0',
  'another control character': 'https://good.com/\u0085',
  'a direction mark': 'https://good.com/\u202emoc.live',
  'a zero-width space': 'https://go\u200bod.com',
  'a soft hyphen': 'https://go\u00adod.com',
  'no scheme': 'good.com',
  'the scheme of the page': '//evil.com',
  'one slash': 'https:/evil.com',
  'three slashes': 'https:///evil.com',
  'no slashes': 'https:evil.com',
  'no host': 'https://',
  'a port alone': 'https://:443',
  'a slash of another script in its host': 'https://good.com\uff0f.evil.com',
  'a script': 'javascript:alert(1)',
  'a script behind a false host': 'javascript://good.com/%0aalert(1)',
  data: 'data:text/html,<b>',
  'another protocol': 'ftp://good.com',
  'a broken half of a character': 'https://good.com/\ud800',
  nothing: '',
};

describe('an address of the web', () => {
  it.each(FOLLOWED)('may be %s', (address) => {
    expect(isWebAddress(address)).toBe(true);
  });

  it.each(Object.entries(REFUSED))('may not have %s', (_name, address) => {
    expect(isWebAddress(address)).toBe(false);
  });
});

describe('a link to a mailbox', () => {
  it.each([
    ['mailto:asha@lakeside.test', true],
    ['MAILTO:asha+quiz@lakeside.test', true],
    ['mailto:asha@lakeside.test?bcc=all@evil.com', false],
    ['mailto:asha@lakeside.test,all@evil.com', false],
    ['mailto:asha%0a@lakeside.test', false],
    ['mailto:asha\n@lakeside.test', false],
    ['mailto:', false],
  ])('%j is one: %s', (address, followed) => {
    expect(isMailAddressLink(address)).toBe(followed);
  });
});

it.each([
  ['college.edu/fest', 'https://college.edu/fest'],
  ['www.example.org:8080?a=b', 'https://www.example.org:8080?a=b'],
  ['https://example.org', 'https://example.org'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['ftp://example.org', 'ftp://example.org'],
  ['a.test@example.org', 'a.test@example.org'],
  ['a website', 'a website'],
  ['', ''],
])('completes %j as %j', (text, address) => {
  expect(completeWebAddress(text)).toBe(address);
});
