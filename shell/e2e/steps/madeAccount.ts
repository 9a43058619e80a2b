import type { Stage } from '../harness/stories';
import { PASSWORD } from './accounts';

async function call(
  { origin }: Stage,
  path: string,
  body: object,
): Promise<{ data: Record<string, string> }> {
  const response = await fetch(`${origin}/api/v1/auth/${path}`, {
    method: path === 'change-password' ? 'PUT' : 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as { data: Record<string, string> };
}

/** A sign-up whose code is not entered yet, made without the browser. */
export async function makeDraft(
  stage: Stage,
  email: string,
  role: 'user' | 'host' = 'user',
): Promise<string> {
  const work = role === 'host' ? { organization: 'Lakeside College', designation: 'Lecturer' } : {};
  const person = {
    firstname: 'Nila',
    lastname: 'Devi',
    mobile: '9876501234',
    password: PASSWORD,
    email,
    role,
  };
  const { data } = await call(stage, 'register', { ...person, ...work });
  return data['draftId'] ?? '';
}

/** An account of its own for a story that changes or deletes it. */
export async function makeAccount(stage: Stage, email: string): Promise<void> {
  const draftId = await makeDraft(stage, email);
  await call(stage, 'validate', { email, draftId, otp: await stage.mailedCode(email) });
}

/** Changes a password as from another device: every session of the account ends. */
export async function resetElsewhere(stage: Stage, email: string, newPassword: string): Promise<void> {
  await call(stage, 'forgot-password', { email });
  const { data } = await call(stage, 'verify-otp', { email, otp: await stage.mailedCode(email) });
  await call(stage, 'change-password', { email, newPassword, resetToken: data['resetToken'] });
}
