import { auth } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import {
  type FakeApi,
  fakeApi,
  readStoredTexts,
  renderScreen,
  sampleGrant,
  sampleHost,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HostCodeScreen } from './HostCodeScreen';
import { ParticipantCodeScreen } from './ParticipantCodeScreen';
import { signUpDraft } from './signUpDraft';

const pendingVerification = { email: 'asha@demo.test', draftId: sampleId(7) };
type FakeTimersConfig = Extract<Parameters<typeof jest.useFakeTimers>[0], { doNotFake?: unknown }>;

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  signUpDraft.reset();
  signUpDraft.participant.startVerification(pendingVerification);
  signUpDraft.host.startVerification(pendingVerification);
});

async function open(role: 'participant' | 'host' = 'participant'): Promise<UserEvent> {
  const code = role === 'host' ? <HostCodeScreen /> : <ParticipantCodeScreen />;
  const { user } = await renderScreen(code, { path: '/code' });
  await screen.findByRole('textbox', { name: '4-digit code' });
  return user;
}

const getFirstBox = () => screen.getByRole('textbox', { name: '4-digit code' });
const getBoxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const getShownCode = () =>
  getBoxes()
    .map((box) => box.value)
    .join('');

describe('code input', () => {
  it('shows the email and the step', async () => {
    await open();
    expect(screen.getByText('asha@demo.test')).toBeInTheDocument();
    expect(screen.getByText('Step 3 of 3')).toBeInTheDocument();
  });

  it('submits at the fourth digit and begins the session', async () => {
    api.on(auth.validate, () => success(sampleGrant()));
    const user = await open();
    await user.type(getFirstBox(), '1a234');
    expect(await screen.findByText('OTP Verified!')).toBeInTheDocument();
    expect(await screen.findByText('Validation successful. Proceeding...')).toBeInTheDocument();
    await waitFor(() => expect(session.viewer).toBe('user'), { timeout: 3_000 });
    expect(api.inputs(auth.validate)).toEqual([
      expect.objectContaining({ body: { ...pendingVerification, otp: '1234' } }),
    ]);
    expect(signUpDraft.participant.pendingVerification).toBeNull();
    expect(readStoredTexts()).toEqual(['sample-token']);
  });

  it('accepts a pasted code, and begins a host’s session', async () => {
    api.on(auth.validate, () => success(sampleGrant(sampleHost())));
    const user = await open('host');
    await user.click(getFirstBox());
    await user.paste('12 34');
    await waitFor(() => expect(session.viewer).toBe('host'), { timeout: 3_000 });
    expect(api.inputs(auth.validate)).toHaveLength(1);
  });

  it('moves back with backspace', async () => {
    const user = await open();
    await user.type(getFirstBox(), '12');
    await user.keyboard('{Backspace}');
    expect(getShownCode()).toBe('1');
  });

  it('tells password managers the account', async () => {
    await open();
    expect(document.querySelector('[autocomplete="username"]')).toHaveValue('asha@demo.test');
  });

  it('supports one-time-code autofill', async () => {
    await open();
    expect(getFirstBox()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(getFirstBox()).toHaveAttribute('inputmode', 'numeric');
  });
});

describe('rejected code', () => {
  it.each([
    ['participant', 'Please enter a valid 4-digit OTP.'],
    ['host', 'Please enter a complete 4-digit OTP'],
  ] as const)('shows the text of a %s for a code that is too short', async (role, text) => {
    const user = await open(role);
    await user.type(getFirstBox(), '123');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(api.inputs(auth.validate)).toEqual([]);
    expect(getShownCode()).toBe('123');
  });

  it('shows a wrong code on the screen and as a toast, and clears the input', async () => {
    api.refuse(auth.validate, 'OTP_INVALID');
    const user = await open();
    await user.type(getFirstBox(), '9999');
    expect(await screen.findByText('Incorrect code!')).toBeInTheDocument();
    expect(screen.getByText('Try again.')).toBeInTheDocument();
    expect(await screen.findByText('Invalid OTP. Please try again.')).toBeInTheDocument();
    expect(getShownCode()).toBe('');
    expect(getFirstBox()).toHaveFocus();
    await user.keyboard('1');
    expect(screen.queryByText('Incorrect code!')).not.toBeInTheDocument();
  });

  it.each([
    ['OTP_EXPIRED', 'This code has expired. Please ask for a new one.'],
    ['OTP_LOCKED', 'Too many wrong codes. Please ask for a new one.'],
  ] as const)('explains the error %s', async (code, text) => {
    api.refuse(auth.validate, code);
    const user = await open();
    await user.type(getFirstBox(), '1234');
    expect(await screen.findAllByText(text)).toHaveLength(2);
    expect(screen.queryByText('Incorrect code!')).not.toBeInTheDocument();
    // Empty boxes submit the next code by themselves.
    expect(getShownCode()).toBe('');
    await user.keyboard('5678');
    expect(api.inputs(auth.validate)).toHaveLength(2);
  });

  it.each([
    ['participant', 'OTP validation failed'],
    ['host', 'Host OTP validation failed'],
  ] as const)('shows the fallback message of a %s for an unreadable reply', async (role, text) => {
    api.breakDown(auth.validate);
    const user = await open(role);
    await user.type(getFirstBox(), '1234');
    expect(await screen.findAllByText(text)).toHaveLength(2);
    expect(getShownCode()).toBe('1234');
  });

  it('keeps the input while offline, so that it can be sent again', async () => {
    api.cutOff(auth.validate);
    const user = await open();
    await user.type(getFirstBox(), '1234');
    await screen.findAllByText("We can't reach Marquee. Nothing is lost; try again.");
    expect(getShownCode()).toBe('1234');
    api.on(auth.validate, () => success(sampleGrant()));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('OTP Verified!')).toBeInTheDocument();
    await waitFor(() => expect(session.viewer).toBe('user'), { timeout: 3_000 });
  });
});

// The countdown's timers are faked; the rest of the page uses real timers.
const REAL_TIMERS: NonNullable<FakeTimersConfig['doNotFake']> = [
  'setTimeout',
  'clearTimeout',
  'setImmediate',
  'queueMicrotask',
  'nextTick',
  'performance',
  'requestAnimationFrame',
];

describe('resending the code', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 0, doNotFake: REAL_TIMERS });
    signUpDraft.participant.startVerification(pendingVerification);
    signUpDraft.host.startVerification(pendingVerification);
  });
  afterEach(() => jest.useRealTimers());

  const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1_000));
  const resend = () => screen.getByRole('button', { name: /^Resend code/ });

  it('is possible after a minute with a countdown', async () => {
    await open();
    expect(resend()).toBeDisabled();
    expect(resend()).toHaveTextContent('Resend code in 60 s');
    await wait(18);
    expect(resend()).toHaveTextContent('Resend code in 42 s');
    await wait(41);
    expect(resend()).toBeDisabled();
    await wait(1);
    expect(resend()).toBeEnabled();
    expect(resend()).toHaveTextContent(/^Resend code$/);
  });

  it('counts down from the first mail, also after reloads', async () => {
    await open();
    await wait(18);
    cleanup();
    await open();
    expect(resend()).toHaveTextContent('Resend code in 42 s');
  });

  it('sends email and draft id, and restarts the countdown', async () => {
    api.on(auth.resendOtp, () => success(null));
    const user = await open();
    await wait(60);
    await user.click(resend());
    expect(await screen.findByText('A new code is on its way.')).toBeInTheDocument();
    expect(resend()).toHaveTextContent('Resend code in 60 s');
    expect(screen.getByRole('textbox', { name: '4-digit code' })).toHaveFocus();
    expect(api.inputs(auth.resendOtp)).toEqual([expect.objectContaining({ body: pendingVerification })]);
  });

  it('shows the error of a rejected resend', async () => {
    api.refuse(auth.resendOtp, 'TOO_MANY_REQUESTS');
    const user = await open();
    await wait(60);
    await user.click(resend());
    expect(await screen.findByText('Failed to resend OTP. Please try again.')).toBeInTheDocument();
    expect(screen.getByText('Too many attempts. Please try again later.')).toBeInTheDocument();
    expect(resend()).toBeEnabled();
  });

  it.each([
    ['participant', 'Resending OTP failed'],
    ['host', 'Failed to resend OTP'],
  ] as const)('shows the fallback message of a %s', async (role, text) => {
    api.breakDown(auth.resendOtp);
    const user = await open(role);
    await wait(60);
    await user.click(resend());
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByText('Failed to resend OTP. Please try again.')).toBeInTheDocument();
  });
});
