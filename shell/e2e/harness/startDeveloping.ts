import { startProgram } from './startProgram';

/** Serves a package under development beside released ones. `file` is the screen at `/fixture/styled` or the footer. */
export async function startDeveloping(name: 'mf-fixture' | 'shell'): Promise<{
  origin: string;
  file: string;
  stop: () => Promise<void>;
}> {
  const { said, stop } = await startProgram('dev', [name]);
  const [origin = '', file = ''] = said;
  return { origin, file, stop };
}
