import { mailedCode } from '../harness/mailedCode';
import type { Stage } from '../harness/stories';
import { PASSWORD } from './accounts';
import { callApi } from './quizParticipants';
import { holdToken } from './holdToken';

interface NewHost {
  email: string;
  token: string;
}

/** Has just signed up, and is logged in when the next page opens: nobody tells a new host anything meanwhile. */
export async function beNewHost({ origin, page }: Stage, name: string): Promise<NewHost> {
  const email = `${name}@demo.test`;
  const person = { firstname: 'Nila', lastname: 'Devi', email, mobile: '9876501234', password: PASSWORD };
  const place = { organization: 'Lakeside College', designation: 'Dean' };
  await callApi(origin, 'POST /api/v1/auth/register', { body: { ...person, ...place, role: 'host' } });
  const body = { email, otp: await mailedCode(origin, email) };
  const { data } = await callApi<{ data: { token: string } }>(origin, 'POST /api/v1/auth/validate', { body });
  await holdToken(page.context(), origin, data.token);
  return { email, token: data.token };
}
