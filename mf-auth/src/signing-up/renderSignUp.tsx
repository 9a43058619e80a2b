import { renderScreen } from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { HostCodeScreen } from './HostCodeScreen';
import { HostDetailsScreen } from './HostDetailsScreen';
import { HostOptionsScreen } from './HostOptionsScreen';
import { HostPasswordScreen } from './HostPasswordScreen';
import { ParticipantCodeScreen } from './ParticipantCodeScreen';
import { ParticipantDetailsScreen } from './ParticipantDetailsScreen';
import { ParticipantPasswordScreen } from './ParticipantPasswordScreen';
import { RoleChooserScreen } from './RoleChooserScreen';
import { signUpDraft } from './signUpDraft';

function Elsewhere() {
  return <p>{`Now at ${useLocation().pathname}`}</p>;
}

/** For tests: all screens of signing up, as a visitor walks through them from an address on, the draft empty. */
export async function renderSignUp(at: string): Promise<UserEvent> {
  signUpDraft.reset();
  const screens = (
    <Routes>
      <Route path="/areu" element={<RoleChooserScreen />} />
      <Route path="/create-account-participant" element={<ParticipantDetailsScreen />} />
      <Route path="/create-pass-participant" element={<ParticipantPasswordScreen />} />
      <Route path="/otpWithMail" element={<ParticipantCodeScreen />} />
      <Route path="/create-account-host" element={<HostDetailsScreen />} />
      <Route path="/create-account-host-options" element={<HostOptionsScreen />} />
      <Route path="/create-pass-host" element={<HostPasswordScreen />} />
      <Route path="/otp-host" element={<HostCodeScreen />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  );
  const { user } = await renderScreen(screens, { path: '*', at });
  return user;
}

/** Types a text into the field of each label, and presses a button. */
export async function fillIn(user: UserEvent, texts: Record<string, string>, button: string): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    if (text !== '') await user.type(field, text);
  }
  await user.click(screen.getByRole('button', { name: button }));
}
