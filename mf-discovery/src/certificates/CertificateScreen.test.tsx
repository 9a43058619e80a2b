import { certificates, type PublicCertificate } from '@marquee/shared-contracts';
import { fakeApi, renderScreen, sampleId, success } from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { CertificateScreen } from './CertificateScreen';

const code = 'BCDFGHJKMNPQRTVWBCDFGHJKM';

const createCertificate = (changes: Partial<PublicCertificate> = {}): PublicCertificate => ({
  code,
  kind: 'PARTICIPATION',
  title: 'Certificate of participation',
  name: 'Asha Rao',
  team: 'Night Owls',
  rank: null,
  score: null,
  issuedAt: '2026-11-27T10:00:00.000Z',
  state: 'valid',
  revokedAt: null,
  eventId: sampleId(7),
  eventTitle: 'Circuit Quiz',
  organization: 'Lakeside College',
  heldOn: '2026-11-26',
  ...changes,
});

const serve = (changes: Partial<PublicCertificate> = {}) =>
  fakeApi().on(certificates.details, () => success(createCertificate(changes)));

const open = (given = code) =>
  renderScreen(<CertificateScreen />, { path: '/certificate/:code', at: `/certificate/${given}` });

describe('the page of a certificate (CE-9)', () => {
  it('says what it certifies, with its file, LinkedIn and the event', async () => {
    serve();
    await open();
    const page = await screen.findByRole('article', { name: 'Certificate of participation' });
    expect(page).toHaveTextContent(
      /Valid.*Asha Rao.*took part in Circuit Quiz with the team Night Owls.*Lakeside College · Nov 26, 2026/,
    );
    expect(screen.getByRole('link', { name: 'Download PDF' })).toHaveAttribute(
      'href',
      `/api/v1/public/certificates/${code}/certificate.pdf`,
    );
    expect(screen.getByRole('link', { name: 'Download Open Badge' })).toHaveAttribute(
      'href',
      `/api/v1/public/certificates/${code}/credential`,
    );
    const linkedIn = screen.getByRole('link', { name: 'Add to LinkedIn' }).getAttribute('href') ?? '';
    expect(Object.fromEntries(new URL(linkedIn).searchParams)).toMatchObject({
      name: 'Certificate of participation: Circuit Quiz',
      organizationName: 'Lakeside College',
      issueYear: '2026',
      issueMonth: '11',
      certId: code,
    });
    expect(screen.getByRole('link', { name: 'See the event: Circuit Quiz' })).toHaveAttribute(
      'href',
      `/event/${sampleId(7)}`,
    );
  });

  it('names the rank of a winner', async () => {
    serve({ kind: 'WINNER', rank: 2, team: null });
    await open();
    expect(await screen.findByText('reached rank 2 in Circuit Quiz')).toBeVisible();
  });

  it.each([
    [{ state: 'revoked', revokedAt: '2026-11-28T10:00:00.000Z' } as const, /Revoked since Nov 28, 2026/],
    [{ state: 'withdrawn', name: '', eventId: null } as const, /Withdrawn.*Name withdrawn/],
  ])('offers no file of a certificate that is not valid: %j', async (changes, text) => {
    serve(changes);
    await open();
    expect(await screen.findByRole('article')).toHaveTextContent(text);
    expect(screen.queryByRole('link', { name: 'Download PDF' })).not.toBeInTheDocument();
  });

  it.each(['short', 'B'.repeat(25)])('explains an unknown code: %s', async (given) => {
    fakeApi().refuse(certificates.details, 'NOT_FOUND');
    await open(given);
    expect(await screen.findByText(/^No certificate has this code\./)).toBeVisible();
  });

  it('can be tried again after a failure', async () => {
    const api = fakeApi().refuse(certificates.details, 'INTERNAL');
    const { user } = await open();
    expect(await screen.findByText('The certificate could not be loaded')).toBeVisible();
    api.on(certificates.details, () => success(createCertificate()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Asha Rao')).toBeVisible();
  });
});
