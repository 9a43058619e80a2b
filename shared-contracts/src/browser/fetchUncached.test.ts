import { fetchUncached } from './fetchUncached';

const fakeFetch = (answer: () => Promise<Response>) => {
  globalThis.fetch = answer;
};

test('reads a file over every cache', async () => {
  const fetchCalls: unknown[] = [];
  globalThis.fetch = async (...given) => {
    fetchCalls.push(given);
    return new Response('{}');
  };
  expect(await fetchUncached('/releases.json')).toBe('{}');
  expect(fetchCalls).toEqual([['/releases.json', { cache: 'no-cache' }]]);
});

test('has nothing for a refusal, a failure, and while there is no network', async () => {
  fakeFetch(async () => new Response('gone', { status: 404 }));
  expect(await fetchUncached('/releases.json')).toBeUndefined();
  fakeFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await fetchUncached('/releases.json')).toBeUndefined();
  fakeFetch(async () => new Response('{}'));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await fetchUncached('/releases.json')).toBeUndefined();
});
