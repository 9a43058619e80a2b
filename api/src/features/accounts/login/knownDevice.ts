import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Application } from '../../../platform/Application';
import { isSameHash } from '../../../platform/access/oneTimeCode';

const COOKIE = 'marquee_device';
const LIFE_SECONDS = 180 * 24 * 3600;

/** Known accounts per device; the oldest login is dropped first. */
const ACCOUNTS_MAX = 5;

/** The account fields that a proof signs: a new password voids older proofs. */
export interface ProvenAccount {
  id: string;
  passwordHash: string;
}

/** Cookie content: a random id, and a proof for each account that logged in on this device. */
interface Device {
  id: string;
  proofs: { endsAt: number; mac: string }[];
}

type CookieContext = Pick<Application, 'secret' | 'publicUrl'>;

const toSeconds = (now: Date): number => Math.floor(now.getTime() / 1000);

/** The proof is an HMAC, so without the server's secret it does not reveal its account. */
const signDevice = (secret: string, device: { id: string; endsAt: number }, account: ProvenAccount): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['device', device.id, device.endsAt, account.id, account.passwordHash]))
    .digest('base64url');

function readDevice(cookies: string | undefined): Device | undefined {
  const pattern = new RegExp(
    `(?:^|; *)${COOKIE}=([\\w-]{22})((?:\\.\\d{1,12}~[\\w-]{43}){0,${ACCOUNTS_MAX}})(?:;|$)`,
  );
  const found = pattern.exec(cookies ?? '');
  if (found === null) return undefined;
  const [, id = '', proofs = ''] = found;
  return {
    id,
    proofs: [...proofs.matchAll(/\.(\d+)~([\w-]+)/g)].map(([, endsAt, mac = '']) => ({
      endsAt: Number(endsAt),
      mac,
    })),
  };
}

/** The id of the caller's device if this account logged in there before, otherwise undefined (AU-10). */
export function findKnownDevice(
  { secret }: CookieContext,
  { reply, account }: { reply: FastifyReply; account: ProvenAccount | undefined },
  now: Date,
): string | undefined {
  const device = readDevice(reply.request.headers.cookie);
  if (device === undefined || account === undefined) return undefined;
  const isProven = device.proofs.some(
    ({ endsAt, mac }) =>
      endsAt > toSeconds(now) && isSameHash(mac, signDevice(secret, { id: device.id, endsAt }, account)),
  );
  return isProven ? device.id : undefined;
}

/** Records in the caller's cookie that this account logged in on the device. */
export function rememberDevice(
  { secret, publicUrl }: CookieContext,
  { reply, account }: { reply: FastifyReply; account: ProvenAccount },
  now: Date,
): void {
  const earlier = readDevice(reply.request.headers.cookie);
  const id = earlier?.id ?? randomBytes(16).toString('base64url');
  const endsAt = toSeconds(now) + LIFE_SECONDS;
  const others = (earlier?.proofs ?? []).filter(
    (proof) =>
      proof.endsAt > toSeconds(now) &&
      proof.mac !== signDevice(secret, { id, endsAt: proof.endsAt }, account),
  );
  const proofs = [{ endsAt, mac: signDevice(secret, { id, endsAt }, account) }, ...others].slice(
    0,
    ACCOUNTS_MAX,
  );
  const value = [id, ...proofs.map((proof) => `${proof.endsAt}~${proof.mac}`)].join('.');
  const isSecure = reply.request.protocol === 'https' || publicUrl?.startsWith('https:') === true;
  const attributes = `Path=/api/v1/auth; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Lax`;
  reply.header('set-cookie', `${COOKIE}=${value}; ${attributes}${isSecure ? '; Secure' : ''}`);
}
