import { formatFullName } from '@marquee/shared-contracts';
import type { CommandContext } from './Command';

const AT_MOST = 100;

/** The newest accounts, one per line; `text` filters names and emails. */
export async function listAccounts(
  { database }: CommandContext,
  [text = '']: readonly string[],
): Promise<string> {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const accounts = await database
    .selectFrom('accounts')
    .select(['id', 'email', 'role', 'state', 'firstname', 'lastname', 'createdAt'])
    .where((eb) =>
      eb.or(
        (['email', 'firstname', 'lastname'] as const).map((column) =>
          eb(eb.fn<string>('lower', [column]), 'like', pattern),
        ),
      ),
    )
    .where('state', '<>', 'DELETED')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(AT_MOST)
    .execute();
  if (accounts.length === 0) return 'No account.';
  const lines = accounts.map(({ id, email, role, state, createdAt, ...person }) =>
    [
      id,
      state.padEnd(9),
      role.padEnd(4),
      createdAt.toISOString().slice(0, 10),
      email,
      formatFullName(person),
    ].join('  '),
  );
  return [...lines, ...(lines.length === AT_MOST ? [`(the newest ${AT_MOST} only)`] : [])].join('\n');
}
