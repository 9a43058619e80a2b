import { ChunkLoader } from './ChunkLoader';

const script = { url: '/mf-raffle/1.0.0/one.js', integrity: 'sha256-one' };
const style = { url: '/mf-raffle/1.0.0/one.css', integrity: 'sha256-two' };

const listElements = () => [
  ...document.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script, link'),
];
const settle = (event: 'load' | 'error') =>
  listElements().forEach((element) => element.dispatchEvent(new Event(event)));

afterEach(() => document.head.replaceChildren());

test('requests every file once, with its hash', async () => {
  const loader = new ChunkLoader();
  const loads = [loader.load([script, style]), loader.load([script])];
  settle('load');
  await Promise.all(loads);
  await loader.load([script, style]);
  expect(listElements().map(({ integrity, crossOrigin }) => [integrity, crossOrigin])).toEqual([
    ['sha256-one', 'anonymous'],
    ['sha256-two', 'anonymous'],
  ]);
});

test('requests a failed script again at a changed address', async () => {
  const loader = new ChunkLoader();
  const failed = loader.load([script]);
  settle('error');
  await expect(failed).rejects.toThrow('could not be loaded');
  expect(listElements()).toEqual([]);
  const again = loader.load([script], 1);
  expect(listElements()[0]).toHaveProperty('src', expect.stringMatching(/\/one\.js\?retry=1$/));
  settle('load');
  await again;
});

test('does not wait for a hanging script when it tries again', async () => {
  const loader = new ChunkLoader();
  void loader.load([script]);
  const again = loader.load([script], 1);
  const [hanging, retried] = listElements();
  expect(retried).toHaveProperty('src', expect.stringMatching(/\?retry=1$/));
  retried?.dispatchEvent(new Event('load'));
  await again;
  expect(hanging).toHaveProperty('src', expect.stringMatching(/\/one\.js$/));
});
