import * as auth from '../endpoints/auth';
import { type Credentials, loginRules } from './login';
import { findFieldErrors } from './Rule';

const EMAIL = 'Invalid email format';
const PASSWORD =
  'Password must be 8-16 characters, include at least 1 uppercase letter, 1 lowercase letter, 1 number, and 1 special character.';

const rows: [field: keyof Credentials, value: string, refusal: string | undefined][] = [
  ['email', 'asha@demo.test', undefined],
  ['email', ' Asha@Demo.Test ', undefined],
  ['email', 'आशा@उदाहरण.भारत', undefined],
  ['email', '', EMAIL],
  ['email', 'asha', EMAIL],
  ['email', '@demo.test', EMAIL],
  ['email', 'asha@demo.t', EMAIL],
  ['email', 'asha@demo test.in', EMAIL],
  ['password', 'Demo@1234', undefined],
  ['password', 'Demo$123', undefined],
  ['password', 'Demo!Demo%Demo01', undefined],
  ['password', 'Demo#1234', undefined],
  ['password', 'Demo^1234', undefined],
  ['password', 'Démo@1234', undefined],
  ['password', '', PASSWORD],
  ['password', 'Demo@12', PASSWORD],
  ['password', 'Demo@123456789012', PASSWORD],
  ['password', 'demo@1234', PASSWORD],
  ['password', 'DEMO@1234', PASSWORD],
  ['password', 'Demo@Demo', PASSWORD],
  ['password', 'Demo-1234', PASSWORD],
];

describe.each(rows)('a login whose %s is %j', (field, value, refusal) => {
  const form: Credentials = { email: 'asha@demo.test', password: 'Demo@1234', [field]: value };
  const expected = refusal === undefined ? {} : { [field]: refusal };

  it(`is ${refusal ? 'refused' : 'fine'}, with the same words on screen and server`, () => {
    expect(findFieldErrors(loginRules, form)).toEqual(expected);
    const { error } = auth.authenticate.definition.body.safeParse(form);
    const refused = (error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]);
    expect(Object.fromEntries(refused)).toEqual(expected);
  });
});
