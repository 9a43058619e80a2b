import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runCommand } from './runCommand';

const HANGING =
  'require("node:child_process").spawn("sleep", ["600"], { stdio: "inherit" }); setInterval(() => 0, 1000)';

test('what hangs is ended with all that it started, and says so', async () => {
  const { code, output } = await runCommand('.', ['-e', HANGING], { minutes: 1 / 60 });
  assert.equal(code, null);
  assert.match(output, /ended/);
});

test('what ends by itself keeps its code and its words', async () => {
  assert.deepEqual(await runCommand('.', ['-e', 'console.log("done"); process.exitCode = 3']), {
    code: 3,
    output: 'done\n',
  });
});
