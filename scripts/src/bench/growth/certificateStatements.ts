import { createHash } from 'node:crypto';
import { CERTIFICATE_CODE_LETTERS, DEFAULT_CERTIFICATE_DESIGN } from '@marquee/shared-contracts';
import { toEventSql, toPersonSql } from './eventStatements';
import type { GrowthSize } from './GrowthSize';

const HEX = '0123456789abcdef';
const CODE_LENGTH = 25;

/** The code of the certificate with this number. */
export const toCertificateCode = (number: number): string =>
  createHash('md5')
    .update(`certificate ${number}`)
    .digest('hex')
    .slice(0, CODE_LENGTH)
    .replaceAll(/./g, (digit) => CERTIFICATE_CODE_LETTERS.charAt(HEX.indexOf(digit)));

/** A certificate of nine in ten people who took the quiz. */
export const createCertificateStatements = ({ hosts, attempts }: GrowthSize): string[] => {
  const event = toEventSql("'quiz'");
  return [
    `insert into certificate_designs (id, event_id, design, issue_at_end, pictures, event_title, organization, held_on,
        issued_at, saved_at)
      values (${event}, ${event}, '${JSON.stringify(DEFAULT_CERTIFICATE_DESIGN)}', false, '{}', 'The quiz event',
        'College 1', '2026-05-04', now(), now())`,
    `insert into certificates (id, design_id, user_id, code, kind, name, issued_at, told_at, revoked_at)
      select md5('certificate id ' || n)::uuid, ${event}, user_id,
        translate(left(md5('certificate ' || n), ${CODE_LENGTH}), '${HEX}', '${CERTIFICATE_CODE_LETTERS.slice(0, 16)}'),
        'PARTICIPATION', trim(first_name || ' ' || last_name), now(), now(), case when n % 100 = 3 then now() end
      from generate_series(1, ${attempts}) n
      join registrations on event_id = ${event} and user_id = ${toPersonSql(`${hosts} + n`)}
      where n % 10 > 0`,
    // The filler skips triggers.
    `update certificate_designs set
      issued = (select count(*) from certificates where design_id = certificate_designs.id),
      revoked = (select count(revoked_at) from certificates where design_id = certificate_designs.id)`,
  ];
};
