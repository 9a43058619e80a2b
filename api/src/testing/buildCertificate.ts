import { CERTIFICATE_CODE_LETTERS } from '@marquee/shared-contracts';
import { randomInt } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { lockDesign } from '../features/certificates/designs';
import type { TestAccount } from './buildAccount';
import type { TestApp } from './buildTestApp';

const createCode = (): string =>
  Array.from({ length: 25 }, () => CERTIFICATE_CODE_LETTERS[randomInt(CERTIFICATE_CODE_LETTERS.length)]).join(
    '',
  );

/** Issues a certificate of participation to a person, at any time, by the default design. */
export async function buildCertificate(
  test: TestApp,
  eventId: string,
  person: Pick<TestAccount, 'id'>,
): Promise<{ id: string; code: string }> {
  const certificate = {
    id: uuidv7(),
    code: createCode(),
    userId: person.id,
    kind: 'PARTICIPATION',
    name: 'Priya Nair',
    team: null,
    rank: null,
    score: null,
    issuedAt: test.clock.now(),
  } as const;
  await test.database.transaction().execute(async (transaction) => {
    const { id: designId } = await lockDesign(transaction, eventId, test.clock.now());
    await transaction
      .updateTable('certificateDesigns')
      .set({ issuedAt: test.clock.now(), heldOn: '2026-05-04' })
      .where('id', '=', designId)
      .execute();
    await transaction
      .insertInto('certificates')
      .values({ ...certificate, designId })
      .execute();
  });
  return certificate;
}
