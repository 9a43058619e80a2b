import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { certificates, MAX_SEARCH_HITS } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import { copyAccounts } from '../../testing/copyAccounts';
import { CertifiedEvent } from '../../testing/setUpCertificates';
import { setUpTestApp } from '../../testing/setUpTestApp';

const test = setUpTestApp();
const event = new CertifiedEvent(test);
const PEOPLE = 4_000;

const list = async (query: Record<string, string>) =>
  (await test.call(certificates.list, { params: event.params, query }, event.host.token)).body;

/** The names of all certificates that cursors lead to. */
async function listAll(query: Record<string, string>): Promise<string[]> {
  const names: string[] = [];
  for (let after: string | undefined = ''; after !== undefined;) {
    const page = await list({ size: '200', ...query, ...(after !== '' && { after }) });
    names.push(...page.content.map(({ name }) => name));
    after = page.next;
  }
  return names;
}

describe('a search among many certificates (CE-5)', () => {
  /** The first person, and copies named Kavya with a number, of whom every hundredth is revoked. */
  before(async () => {
    await event.build();
    const person = await event.register('Asha');
    await event.begin();
    await event.issue();
    const ids = await copyAccounts(test, person, PEOPLE);
    await sql`
      insert into certificates (id, design_id, user_id, code, kind, name, issued_at, revoked_at)
      select gen_random_uuid(), design_id, copy.id, 'B' || copy.number || left(code, 15), kind, 'Kavya ' || copy.number,
        issued_at, case when copy.number % 100 = 0 then issued_at end
      from certificates, (select id, row_number() over (order by id) as number from unnest(${ids}::uuid[]) as id) as copy
      where design_id = (select id from certificate_designs where event_id = ${event.id})`.execute(
      test.database,
    );
  });

  const commonTexts: [title: string, q: string, count: number][] = [
    ['in the order of accounts', 'kavya', PEOPLE],
    ['behind many certificates without it', 'kavya 3', 1_111],
    ['within names', 'avya 3', 1_111],
  ];
  for (const [title, q, count] of commonTexts)
    it(`counts up to 1,000 hits of a text ${title}, and leads to all by cursors and pages`, async () => {
      const query = { q, size: '10' };
      const first = await list(query);
      assert.deepEqual([first.totalElements, first.totalPages], [MAX_SEARCH_HITS, 100]);
      const names = await listAll(query);
      assert.deepEqual([names.length, new Set(names).size], [count, count]);
      assert.ok(names.every((name) => name.toLowerCase().includes(q)));
      const second = await list({ ...query, page: '1' });
      assert.deepEqual(second.content, (await list({ ...query, after: first.next ?? '' })).content);
    });

  const rows: [title: string, query: Record<string, string>, count: number, first: string][] = [
    ['everybody', {}, PEOPLE + 1, 'Asha Nair'],
    ['a name, by name', { q: 'avya 100' }, 11, 'Kavya 100'],
    ['valid ones', { state: 'valid' }, PEOPLE - 39, 'Asha Nair'],
    ['revoked ones', { state: 'revoked' }, 40, 'Kavya 100'],
    ['revoked ones with a name', { state: 'revoked', q: 'kavya 9' }, 1, 'Kavya 900'],
    ['withdrawn ones', { state: 'withdrawn' }, 0, ''],
  ];
  for (const [title, query, count, first] of rows)
    it(`finds ${title}`, async () => {
      const page = await list({ ...query, size: '200' });
      assert.deepEqual([page.totalElements, page.content[0]?.name ?? ''], [count, first]);
      assert.equal((await listAll(query)).length, count);
    });
});
