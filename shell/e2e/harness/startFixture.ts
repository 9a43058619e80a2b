import { startProgram } from './startProgram';

/** One more remote beside the built ones: one that misbehaves on purpose, or one that was made and shipped just now. */
type Fixture = 'loading' | 'new-remote';

/** Serves the built pages with the remote of a fixture; without API. */
export async function startFixture(
  fixture: Fixture = 'loading',
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const { said, stop } = await startProgram(fixture);
  const [origin = ''] = said;
  return { origin, stop };
}
