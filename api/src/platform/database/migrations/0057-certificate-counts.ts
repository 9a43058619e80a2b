import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENTS = [
  // The lock of the triggers' creation keeps certificates away until they are counted.
  `alter table certificate_designs add column issued integer not null default 0, add column revoked integer not null default 0`,
  `create function count_issued_certificates() returns trigger language plpgsql as $$ begin
    update certificate_designs
    set issued = certificate_designs.issued + added.issued, revoked = certificate_designs.revoked + added.revoked
    from (
      select design_id, count(*) as issued, count(revoked_at) as revoked from added_certificates group by design_id
    ) as added
    where certificate_designs.id = added.design_id;
    return null;
  end $$`,
  `create trigger count_issued_certificates after insert on certificates referencing new table as added_certificates
    for each statement execute function count_issued_certificates()`,
  `create function count_revoked_certificate() returns trigger language plpgsql as $$ begin
    update certificate_designs set revoked = revoked + case when new.revoked_at is null then -1 else 1 end
    where id = new.design_id;
    return null;
  end $$`,
  `create trigger count_revoked_certificate after update on certificates
    for each row when ((old.revoked_at is null) <> (new.revoked_at is null))
    execute function count_revoked_certificate()`,
  `update certificate_designs set issued = counted.issued, revoked = counted.revoked
    from (select design_id, count(*) as issued, count(revoked_at) as revoked from certificates group by design_id) as counted
    where certificate_designs.id = counted.design_id`,
  `create index certificates_untold_of_design on certificates (design_id) where told_at is null`,
];

/** The certificates of a design, and those not yet sent, so that a host's page does not count them (CE-3). */
export const certificateCounts: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
