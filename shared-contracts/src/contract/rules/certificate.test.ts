import {
  certificateDesignRules,
  DEFAULT_CERTIFICATE_DESIGN,
  fillCertificateText,
  findCertificateNameError,
  formatCertificateCode,
  parseCertificateCode,
} from './certificate';
import { findUnprintableCharacters } from './findUnprintableCharacters';
import { findFieldErrors } from './Rule';

const code = 'BCDFGHJKMNPQRTVWBCDFGHJKM';

describe('the text of a certificate (CE-2)', () => {
  it.each([
    ['took part in {event}', { event: 'Circuit Quiz' }, 'took part in Circuit Quiz'],
    ['took part\nwith {team},\non {date}', { date: 'May 3' }, 'took part\non May 3'],
    ['{name} of {team}', { name: 'Asha', team: '' }, ''],
    ['{event}', { event: '{team}' }, '{team}'],
    ['100 {percent}', {}, '100 {percent}'],
  ])('%j with %j is %j', (text, values, filled) => {
    expect(fillCertificateText(text, values)).toBe(filled);
  });
});

describe('the code of a certificate (CE-9)', () => {
  it.each([
    [code, code],
    ['bcdfg-hjkmn-pqrtv-wbcdf-ghjkm', code],
    [' BCDFG HJKMN PQRTV WBCDF GHJKM ', code],
    [code.slice(1), undefined],
    [`${code}B`, undefined],
    [code.replace('B', 'A'), undefined],
    ['', undefined],
  ])('%j is %j', (typed, parsed) => {
    expect(parseCertificateCode(typed)).toBe(parsed);
  });

  it('is shown in groups of five', () => {
    expect(formatCertificateCode(code)).toBe('BCDFG-HJKMN-PQRTV-WBCDF-GHJKM');
  });
});

describe('the characters of a certificate (CE-6)', () => {
  it.each([
    ['Asha O’Neil-Żółć, ß & Ñ “1” – 2…', []],
    ['प्रिया श्रीनिवास । क़', []],
    ['தமிழ்', ['த', 'ம', 'ி', 'ழ', '்']],
    ['Nguyễn 🎉 🎉', ['ễ', '🎉']],
    ['e\u0301', []],
  ])('%j has %j that cannot be printed', (text, characters) => {
    expect(findUnprintableCharacters(text)).toEqual(characters);
  });

  it.each([
    [' ', 'The name is required.'],
    ['x'.repeat(101), 'At most 100 characters, please.'],
    ['ஆஷா', 'A certificate cannot show these characters: ஆ ஷ ா'],
    ['Asha', undefined],
  ])('the name %j has the error %j', (name, error) => {
    expect(findCertificateNameError(name)).toBe(error);
  });
});

it('the default design is valid, also with winners', () => {
  const errors = [0, 3].map((winnersTo) =>
    findFieldErrors(certificateDesignRules, { ...DEFAULT_CERTIFICATE_DESIGN, winnersTo }),
  );
  expect(errors).toEqual([{}, {}]);
});
