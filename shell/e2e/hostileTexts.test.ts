import assert from 'node:assert/strict';
import { stories, type Stage } from './harness/stories';
import { PASSWORD } from './steps/accounts';

const tell = stories();

/** Each would set `hostile` or open a dialog if it were taken for markup, in an element, an attribute or a script. */
const CORPUS = [
  '<script>globalThis.hostile=1</script>',
  '<img src=x onerror="globalThis.hostile=1">',
  '"><svg onload=alert(1)>',
  "'-alert(1)-'",
  '</title><script>alert(1)</script>',
  '</script><script>globalThis.hostile=1</script>',
  '<iframe srcdoc="<script>parent.hostile=1</script>">',
  '{{constructor.constructor("alert(1)")()}}',
  '[a](javascript:alert(1))',
  '&lt;img src=x onerror=alert(1)&gt;',
  'javascript:globalThis.hostile=1',
] as const;

const HOUR = 3_600_000;
const from = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

/** The calls of somebody of the demonstration; a refusal ends the story. */
async function callsOf({ origin }: Stage, email: string) {
  const send = async (method: string, path: string, body?: object, token?: string) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const reply = (await response.json()) as { data: { id: string; token: string } };
    assert.ok(response.ok, `${method} ${path}: ${JSON.stringify(reply)}`);
    return reply;
  };
  const { token } = (await send('POST', '/api/v1/auth/authenticate', { email, password: PASSWORD })).data;
  return { token, send: (method: string, path: string, body?: object) => send(method, path, body, token) };
}

type Calls = Awaited<ReturnType<typeof callsOf>>;

/** An event whose every text is hostile, with stages, rooms and questions. */
async function hostileEvent({ send }: Calls): Promise<string> {
  const all = CORPUS.join(' ');
  const { data } = await send('POST', '/api/events/create', {
    title: all.slice(0, 120),
    description: all,
    location: all.slice(0, 120),
    venue: all.slice(0, 200),
    festival: all.slice(0, 120),
    imageUrl: '/images/default-event.svg',
    mode: 'OFFLINE',
    category: 'quiz',
    registerStart: from(-1),
    registerEnd: from(2),
    startTime: from(1),
    endTime: from(3),
    capacityMin: 0,
    teamCreationAllowed: true,
    minTeamSize: 1,
    maxTeamSize: 4,
  });
  const entries = CORPUS.map((description, index) => ({ day: index + 1, description }));
  await send('POST', `/api/events/${data.id}/timeline/bulk`, { entries });
  await send('POST', `/api/events/events/${data.id}/rooms/create`, {
    roomNames: CORPUS.map((text) => text.slice(0, 40)),
  });
  const questions = CORPUS.map((questionText) => ({
    questionText,
    options: CORPUS.slice(0, 4),
    correctAnswer: CORPUS[0],
  }));
  await send('POST', `/api/host/quiz/${data.id}/add-questions`, questions);
  return data.id;
}

async function join({ send }: Calls, eventId: string): Promise<void> {
  const all = CORPUS.join(' ').slice(0, 100);
  await send('POST', `/api/v1/participant/events/${eventId}/register`, {
    firstName: 'Asha',
    lastName: 'Rao',
    phoneNumber: '9876543210',
    institute: all,
    type: 'College Student',
    course: all,
    duration: all.slice(0, 50),
    graduationYear: '2027',
  });
  await send('POST', `/api/v1/participant/events/${eventId}/teams/create`, {
    teamName: CORPUS[1].slice(0, 40),
  });
  await send('POST', `/api/v1/participant/events/${eventId}/favourites`);
}

/** Milliseconds in which a screen has its data and its pictures, and whatever would run has run. */
const LOADED = 1500;

/** Opens screens, logged in by this token or not at all, and lets whatever would run do so. */
async function visit(stage: Stage, paths: readonly string[], token?: string): Promise<void> {
  const { page, go } = stage;
  if (token !== undefined) {
    await go('/terms');
    await page.evaluate((given) => {
      localStorage.setItem('authToken', given);
      document.cookie = 'known=1; Path=/';
    }, token);
  }
  for (const path of paths) {
    await go(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The network is never idle for somebody whose screen hears of changes.
    await page.waitForTimeout(LOADED);
    assert.equal(await page.evaluate(() => 'hostile' in globalThis), false, path);
  }
}

tell('texts that look like code are shown as texts on every screen', 'wide', async (stage) => {
  const dialogs: string[] = [];
  stage.page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const [host, person] = [
    await callsOf(stage, 'host1@demo.test'),
    await callsOf(stage, 'participant1@demo.test'),
  ];
  const eventId = await hostileEvent(host);
  await join(person, eventId);
  await visit(stage, ['/', `/event/${eventId}`, '/event-type/quiz']);
  await stage.page.getByText('onerror').first().waitFor();
  await visit(
    stage,
    [
      '/',
      `/event/${eventId}`,
      `/regifore/${eventId}`,
      `/team/${eventId}`,
      '/registered-events',
      '/watchlist',
      '/part-profile',
    ],
    person.token,
  );
  await visit(
    stage,
    [
      '/home-host',
      '/event-manage',
      `/event/${eventId}`,
      `/event-detail/${eventId}`,
      `/update-event/${eventId}`,
      `/create-events?from=${eventId}`,
    ],
    host.token,
  );
  assert.deepEqual(dialogs, []);
});
