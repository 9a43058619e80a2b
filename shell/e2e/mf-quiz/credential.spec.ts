import { gunzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { certificates, links } from '@marquee/shared-contracts';
import { createLocalJWKSet, decodeProtectedHeader, type JWTPayload, jwtVerify } from 'jose';
import { signUpParticipant } from '../fixtures/accounts';
import { takeQuiz } from '../fixtures/quizAttempts';
import { createQuiz, endQuizIn } from '../fixtures/quizzes';
import { expect, test } from '../fixtures/test';
import { NARROW } from '../fixtures/viewports';

/** Seconds until the quiz ends: enough for one attempt. */
const SOON = 4;

const readText = async (request: APIRequestContext, url: string): Promise<string> => {
  const reply = await request.get(url);
  expect(reply.status()).toBe(200);
  return reply.text();
};

/** Verifies a signed text as a wallet does: by the published keys. */
async function verify(request: APIRequestContext, origin: string, token: string): Promise<JWTPayload> {
  const keys = createLocalJWKSet(JSON.parse(await readText(request, `${origin}/.well-known/jwks.json`)));
  return (await jwtVerify(token, keys, { algorithms: ['RS256'] })).payload;
}

/** Whether the list that a credential names has it as revoked. */
async function isRevoked(
  request: APIRequestContext,
  origin: string,
  credential: JWTPayload,
): Promise<boolean> {
  const { statusListCredential, statusListIndex }: Record<string, string> = Object(
    credential['credentialStatus'],
  );
  const list = await verify(request, origin, await readText(request, statusListCredential ?? ''));
  const { encodedList = '' }: Record<string, string> = Object(list['credentialSubject']);
  const bits = gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'));
  const index = Number(statusListIndex);
  return (((bits[index >> 3] ?? 0) >> (7 - (index & 7))) & 1) === 1;
}

test('the winner of a quiz gets a credential that a wallet verifies, until the host revokes it', async ({
  api,
  host,
  logIn,
  page,
  openPage,
}) => {
  const asha = await signUpParticipant(api, 'Asha Rao');
  const event = await createQuiz(api, host, { questions: 1, fields: { title: 'Lantern Quiz' } });
  await endQuizIn(api, event, SOON);
  await takeQuiz(api, { event, account: asha });
  await logIn(host);
  await page.goto(links.eventCertificates(event.id));
  await page.getByLabel('Certificates for winners up to rank').fill('1');
  await page.getByRole('button', { name: 'Save design' }).click();
  await expect(page.getByText('The design was saved.')).toBeVisible();
  const issue = page.getByRole('button', { name: 'Issue certificates' });
  await expect(async () => {
    await page.reload();
    await expect(issue).toBeEnabled({ timeout: 2_000 });
  }).toPass();
  await issue.click();
  await expect(page.getByRole('row', { name: /Asha Rao/ })).toContainText('Valid');

  const own = await openPage(links.ownCertificates(), { as: asha, viewport: NARROW });
  await own.getByRole('link', { name: 'Lantern Quiz' }).click();
  await expect(own.getByText('reached rank 1 in Lantern Quiz')).toBeVisible();
  const downloading = own.waitForEvent('download');
  await own.getByRole('link', { name: 'Download Open Badge' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^certificate-\w{25}\.jwt$/);
  const { origin, pathname } = new URL(own.url());
  const token = await readText(own.request, download.url());
  const credential = await verify(own.request, origin, token);
  expect(credential).toMatchObject({
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    description: expect.stringMatching(/^Asha Rao took rank 1 in Lantern Quiz/),
    id: expect.stringContaining(pathname),
  });
  const { kid = '' } = decodeProtectedHeader(token);
  expect(JSON.parse(await readText(own.request, kid))).toMatchObject({ kid, alg: 'RS256' });
  expect(await isRevoked(own.request, origin, credential)).toBe(false);

  const [{ id = '' } = {}] = (
    await api.call(certificates.list, { params: { eventId: event.id } }, host.token)
  ).content;
  const revocation = { params: { eventId: event.id, certificateId: id }, body: { reason: 'A mistake.' } };
  await api.call(certificates.revoke, revocation, host.token);
  expect(await isRevoked(own.request, origin, credential)).toBe(true);
});
