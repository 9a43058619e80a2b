import { startProgram } from './startProgram';

/** The fixture remote under development, beside released siblings; `file` is its screen at `/fixture/styled`. */
export async function startDeveloping(): Promise<{
  origin: string;
  file: string;
  stop: () => Promise<void>;
}> {
  const { said, stop } = await startProgram('dev');
  const [origin = '', file = ''] = said;
  return { origin, file, stop };
}
