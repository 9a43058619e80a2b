import { createInstance } from '@module-federation/enhanced/runtime';
import { explainLoadError } from './explainLoadError';

const ID = 'mf-quiz@1.0.0';
let testNumber = 0;

type Container = Record<'init' | 'get', (...given: never[]) => unknown>;

/** Loads a module by the real runtime, from a container or from an entry that `finish` ends; resolves to its error. */
async function readError(
  container?: Container,
  finish?: (script: HTMLScriptElement) => void,
): Promise<unknown> {
  testNumber += 1;
  const entry = `http://localhost:3000/${String(testNumber)}/remoteEntry.js`;
  const createScript = ({ url }: { url: string }) => {
    const script = document.createElement('script');
    script.src = url;
    setTimeout(() => finish?.(script));
    return script;
  };
  const plugin = container
    ? { name: 'container', loadEntry: async () => container as never }
    : { name: 'entry', createScript };
  const shared = {
    react: {
      version: '19.3.1',
      lib: () => ({}),
      shareConfig: { singleton: true, requiredVersion: '^19.3.1' },
    },
  };
  const instance = createInstance({
    name: `shell-${String(testNumber)}`,
    remotes: [{ name: ID, entry, type: 'global' }],
    shared,
    plugins: [plugin],
  });
  return instance.loadRemote(`${ID}/QuizScreen`).then(
    () => undefined,
    (error: unknown) => error,
  );
}

test('an entry that sets another global is told which one is expected', async () => {
  const error = await readError(undefined, (script) => script.dispatchEvent(new Event('load')));
  expect(explainLoadError(ID, error)).toContain(
    'set no global "mf-quiz@1.0.0". Set `name` and `library.name`',
  );
});

test('an ES module as an entry is told how to build a script', async () => {
  const error = await readError(undefined, (script) => {
    const message = 'Uncaught SyntaxError: Cannot use import statement outside a module';
    window.dispatchEvent(new ErrorEvent('error', { message, filename: script.src }));
    script.dispatchEvent(new Event('load'));
  });
  expect(explainLoadError(ID, error)).toContain('is an ES module, but pages load it as a script');
});

test('a remote that needs another version of a shared module is told both versions', async () => {
  const init = (shareScope: never) => {
    const remote = createInstance({ name: `remote-${String(testNumber)}`, remotes: [] });
    remote.initShareScopeMap('default', shareScope);
    const shareConfig = { singleton: true, strictVersion: true, requiredVersion: '^20.0.0' };
    remote.loadShareSync('react', { customShareInfo: { shareConfig } });
  };
  const error = await readError({ init: init as never, get: () => () => undefined });
  expect(explainLoadError(ID, error)).toBe(
    `${ID} expects react ^20.0.0; the shell has 19.3.1. Install that version in the remote, or release a shell with the other one.`,
  );
});

test('a module that is not exposed is told where to expose it', async () => {
  const error = await readError({ init: () => undefined, get: async () => undefined });
  expect(explainLoadError(ID, error)).toContain('Add it to `exposes` in webpack.config.js');
});

test('a missing share is told where to add it', () => {
  // The text of webpack's part of the runtime, which runs only in a built remote.
  const error = new Error(
    'The getter for the shared module is not a function. #RUNTIME-012\nargs: {"shareKey":"lodash"}',
  );
  expect(explainLoadError(ID, error)).toContain('expects lodash from the shell, which does not share it');
});

test('other errors speak for themselves', () => {
  expect(explainLoadError(ID, new Error('offline'))).toBeUndefined();
});
