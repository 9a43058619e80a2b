import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importOrder } from './importOrder';
import { createProject } from './Project';

const findViolations = (path: string, ...imports: string[]) =>
  importOrder(createProject({ [`api/src/${path}`]: imports.map((line) => `${line};\n`).join('') }));

for (const [path, line] of [
  ['platform/http/route.ts', "import { eventPolicies } from '../../features/events/eventPolicies'"],
  ['platform/Application.ts', "import type { PageSettings } from '../pages/PublishedPages'"],
  ['platform/http/route.ts', "import { policies } from '../../policies'"],
  ['features/registration/cancelRegistration.ts', "import { leaveTeam } from '../teams/leaveTeam'"],
  ['features/accounts/deletion/deleteAccount.ts', "export { leaveTeam } from '../../teams/leaveTeam'"],
  ['features/teams/routes.ts', "import {\n  leaderboard,\n  } from '../quiz/routes'"],
  ['features/quiz/routes.ts', "import { quizEditorRoutes } from './editor/routes'"],
  ['features/rooms/routes.ts', "import { findAttendees } from '../attendees/queries'"],
  ['features/rooms/routes.ts', "const attendees = await import('../attendees/queries')"],
  ['features/rooms/routes.ts', "import '../../pages/servePages'"],
  ['pages/servePages.ts', "import { buildTestApp } from '../testing/buildTestApp'"],
] as const)
  test(`an import that points up or aside is reported: ${path} has ${line}`, () => {
    assert.equal(findViolations(path, line).length, 1);
    assert.match(findViolations(path, line)[0] ?? '', new RegExp(`^api/src/${path}: imports `));
  });

for (const [path, line] of [
  ['platform/http/route.ts', "import { refuse } from './refuse'"],
  ['platform/access/SessionReader.ts', "import { refuse } from '../http/refuse'"],
  ['features/teams/routes.ts', "import { lockRegistration } from '../registration/lockRegistration'"],
  ['features/quiz/editor/routes.ts', "import { rewardAttempts } from '../../rewards/rewardAttempts'"],
  ['features/quiz/editor/routes.ts', "import { refreshLeaderboard } from '../leaderboard/leaderboardCache'"],
  ['features/quiz/routes.ts', "import { leaderboardRoute } from './leaderboard/leaderboardRoute'"],
  ['pages/servePages.ts', "import { findEvent } from '../features/events/queries'"],
  ['cli/commands.ts', "import { policies } from '../policies'"],
  ['app.ts', "import { teamsRoutes } from './features/teams/routes'"],
  ['platform/http/route.test.ts', "import { buildTestApp } from '../../testing/buildTestApp'"],
  ['features/rooms/routes.ts', "import type { FastifyReply } from 'fastify'"],
] as const)
  test(`an import that points down passes: ${path} has ${line}`, () => {
    assert.deepEqual(findViolations(path, line), []);
  });

test('a folder without a place in the order is reported', () => {
  assert.deepEqual(findViolations('features/payments/routes.ts'), [
    'api/src/features/payments/routes.ts: its folder has no place in the order (importOrder.ts)',
  ]);
});
