import { certificates, type OwnCertificate } from '@marquee/shared-contracts';
import {
  fakeApi,
  renderScreen,
  sampleAccount,
  sampleId,
  samplePage,
  success,
} from '@marquee/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { OwnCertificates } from './OwnCertificates';

const createCertificate = (changes: Partial<OwnCertificate> = {}): OwnCertificate => ({
  id: sampleId(300),
  code: 'BCDFGHJKMNPQRTVWBCDFGHJKM',
  kind: 'PARTICIPATION',
  name: 'Asha Rao',
  team: null,
  rank: null,
  score: null,
  issuedAt: '2026-11-27T10:00:00.000Z',
  state: 'valid',
  revokedAt: null,
  eventId: sampleId(7),
  eventTitle: 'Circuit Quiz',
  organization: 'Lakeside College',
  heldOn: '2026-11-26',
  reason: '',
  canRename: true,
  ...changes,
});

const serve = (...own: OwnCertificate[]) => {
  const { data: _events, ...page } = samplePage([]);
  return fakeApi().on(certificates.own, () => ({ ...page, totalElements: own.length, data: own }));
};

const open = () => renderScreen(<OwnCertificates />, { as: sampleAccount() });

describe('own certificates (CE-7)', () => {
  it('lead to their pages, and name the reason of a revocation', async () => {
    serve(
      createCertificate(),
      createCertificate({
        id: sampleId(301),
        state: 'revoked',
        revokedAt: '2026-11-28T10:00:00.000Z',
        reason: 'Answers were shared.',
        canRename: false,
      }),
    );
    await open();
    const [valid, revoked] = await screen.findAllByRole('listitem');
    if (valid === undefined || revoked === undefined) throw new Error('Two rows are expected.');
    expect(within(valid).getByRole('link', { name: 'Circuit Quiz' })).toHaveAttribute(
      'href',
      '/certificate/BCDFGHJKMNPQRTVWBCDFGHJKM',
    );
    expect(revoked).toHaveTextContent(/Revoked since Nov 28, 2026.*Reason: Answers were shared\./);
    expect(within(revoked).queryByRole('button')).not.toBeInTheDocument();
  });

  it('get a correct name once; a failure keeps what was typed', async () => {
    const api = serve(createCertificate()).refuse(certificates.correctName, 'OVERLOADED');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Correct the name: Circuit Quiz' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText('Name'));
    await user.type(dialog.getByLabelText('Name'), 'Asha Menon{Enter}');
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveValue('Asha Menon');
    const { data: _events, ...page } = samplePage([]);
    const corrected = createCertificate({ name: 'Asha Menon', canRename: false });
    api
      .on(certificates.correctName, () => success(corrected))
      .on(certificates.own, () => ({ ...page, totalElements: 1, data: [corrected] }));
    await user.click(dialog.getByRole('button', { name: 'Save name' }));
    expect(await screen.findByText('Asha Menon took part in Circuit Quiz')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.inputs(certificates.correctName).at(-1)).toMatchObject({
      params: { certificateId: sampleId(300) },
      body: { name: 'Asha Menon' },
    });
  });

  it('say so without any', async () => {
    serve();
    await open();
    expect(await screen.findByText(/^You have no certificates yet\./)).toBeVisible();
  });
});
