import { startProgram } from './startProgram';

/** A sixth remote: `faulty-remote` fails on purpose, `new-remote` is created and published by the command. */
type Fixture = 'faulty-remote' | 'new-remote';

/** Serves the built pages with the remote of a fixture; without API. */
export async function startFixture(
  fixture: Fixture = 'faulty-remote',
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const { said, stop } = await startProgram(fixture);
  const [origin = ''] = said;
  return { origin, stop };
}
