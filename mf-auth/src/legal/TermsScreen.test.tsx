import { fakeApi, renderScreen } from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { PrivacyScreen } from './PrivacyScreen';
import { TermsScreen } from './TermsScreen';

beforeEach(() => {
  fakeApi();
});

describe('legal texts', () => {
  it('include public terms with their version', async () => {
    await renderScreen(<TermsScreen />, { path: '/terms' });
    expect(screen.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeInTheDocument();
    expect(screen.getByText('Version 1, 20 November 2026')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Your account' })).toBeInTheDocument();
  });

  it('include a public privacy notice', async () => {
    await renderScreen(<PrivacyScreen />, { path: '/privacy' });
    expect(screen.getByRole('heading', { level: 1, name: 'Privacy notice' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Who sees it' })).toBeInTheDocument();
  });
});
