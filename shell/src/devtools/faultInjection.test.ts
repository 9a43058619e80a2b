import type { RegisteredRelease } from '@marquee/shared-contracts';
import { type Fault, parseFault, withFault } from './faultInjection';

const createRelease = (version: string): RegisteredRelease => ({
  name: 'mf-quiz',
  title: 'Quiz',
  version,
  entry: { url: `/mf-quiz/${version}/remoteEntry.js`, integrity: 'sha256-x' },
  screens: [],
  redirects: [],
  slots: [],
});
const [current, previous] = [createRelease('1.1.0'), createRelease('1.0.0')];
const Screen = () => null;

function start(text: string) {
  const real = jest.fn((_release: RegisteredRelease) => Promise.resolve({ Screen }));
  const load = withFault({ real, fallBack: () => previous }, parseFault(text) as Fault);
  return { real, load };
}

describe('a fault', () => {
  it.each(['down', 'tampered', 'crash'])('%s hits one release, so that its fallback works', async (kind) => {
    const { real, load } = start(`mf-quiz:${kind}`);
    const faulty = await load(current, './Screen');
    expect([real.mock.lastCall?.[0].entry, faulty]).not.toEqual([current.entry, { Screen }]);
    expect(await load(previous, './Screen')).toEqual({ Screen });
    expect(real.mock.lastCall?.[0]).toBe(previous);
  });

  it('throw loads the fallback release, as after an error of the entry', async () => {
    const { real, load } = start('mf-quiz:throw');
    expect(await load(current, './Screen')).toEqual({ Screen });
    expect(real.mock.lastCall?.[0]).toBe(previous);
  });

  it('hits every release with "all"', async () => {
    const { load } = start('mf-quiz:throw:all');
    await expect(load(current, './Screen')).rejects.toThrow('mf-quiz throws');
    await expect(load(previous, './Screen')).rejects.toThrow('mf-quiz throws');
  });

  it.each(['mf-quiz', 'mf-quiz:loud', ':down', 'mf-quiz:down:some'])('is unknown as "%s"', (text) => {
    expect(parseFault(text)).toBeUndefined();
  });
});
