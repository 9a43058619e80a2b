import { uploads } from '@marquee/shared-contracts';
import {
  clearStorage,
  fakeApi,
  type FakeApi,
  renderScreen,
  sampleHost,
} from '@marquee/shared-contracts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { EventDraft } from './EventDraft';
import { createEmptyEvent } from './EventValues';
import { newEventRules } from './eventValueRules';
import { PictureField } from './PictureField';
import { EventCardPreview } from './EventCardPreview';

const TestForm = observer(function TestForm({ draft }: { draft: EventDraft }) {
  const { form, picture, set } = draft;
  return (
    <>
      <PictureField
        picture={picture}
        value={form.values.imageUrl}
        error={form.errors.imageUrl}
        onChange={(address) => set('imageUrl', address)}
      />
      <EventCardPreview draft={draft} />
    </>
  );
});

const png = new File(['picture'], 'poster.png', { type: 'image/png' });
const chooseFile = (file = png) =>
  fireEvent.change(screen.getByLabelText('Picture file'), { target: { files: [file] } });
const createReply = (imageUrl: string) => ({ status: 'SUCCESS' as const, imageUrl, data: { imageUrl } });
const getPreviewPicture = () => screen.getByRole('region', { name: 'Preview' }).querySelector('img');
const expectPreview = (address: string) =>
  waitFor(() => expect(getPreviewPicture()).toHaveAttribute('src', address));

async function open() {
  const draft = new EventDraft('picture', createEmptyEvent(), newEventRules);
  return (await renderScreen(<TestForm draft={draft} />, { as: sampleHost() })).user;
}

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:poster', revokeObjectURL: () => undefined });
});

describe('the picture of an event', () => {
  it('is uploaded with visible progress and previewed immediately', async () => {
    const api = fakeApi();
    const release = api.hold(uploads.image);
    await open();
    chooseFile();
    expect(await screen.findByText('Uploading, 50 %')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Upload of the picture' })).toHaveAttribute('value', '50');
    expect(getPreviewPicture()).toHaveAttribute('src', 'blob:poster');
    release(createReply('/files/poster.png'));
    await expectPreview('/files/poster.png');
    expect(screen.getByRole('button', { name: 'Choose another picture' })).toBeVisible();
    expect(String(api.inputs(uploads.image)[0]?.body.keyName)).toMatch(/^event_image_\d+_poster\.png$/);
  });

  it.each([
    [
      'a refusal',
      (api: FakeApi) => api.refuse(uploads.image, 'TOO_MANY_REQUESTS'),
      'Too many attempts. Please try again later.',
    ],
    ['a broken server', (api: FakeApi) => api.breakDown(uploads.image), 'Image upload failed'],
    [
      'what is no JSON',
      (api: FakeApi) => api.breakDown(uploads.image, 'ok', 200),
      'Unexpected response format',
    ],
    [
      'no address',
      (api: FakeApi) => api.on(uploads.image, () => createReply('')),
      'Invalid response from image upload',
    ],
  ])('shows a failure by %s, and Try again uploads again', async (_what, fail, reason) => {
    const api = fakeApi();
    fail(api);
    const user = await open();
    chooseFile();
    expect(await screen.findByText(`Upload failed: ${reason}`)).toBeVisible();
    api.on(uploads.image, () => createReply('/files/poster.png'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await expectPreview('/files/poster.png');
    expect(screen.queryByText(/^Upload failed/)).toBeNull();
  });

  it('returns to the old picture when the server refuses the file, without another try of the same file', async () => {
    const api = fakeApi();
    clearStorage();
    api.refuse(uploads.image, 'NOT_AN_IMAGE');
    await open();
    chooseFile();
    expect(await screen.findByText(/^Upload failed: /)).toBeVisible();
    await expectPreview('/images/default-event.svg');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  });

  it('is rejected before the upload if the file is no picture', async () => {
    const api = fakeApi();
    await open();
    chooseFile(new File(['<svg/>'], 'poster.svg', { type: 'image/svg+xml' }));
    expect(
      await screen.findByText('Upload failed: Please choose a JPEG, PNG or WebP picture.'),
    ).toBeVisible();
    expect(api.inputs(uploads.image)).toEqual([]);
  });

  it('can be aborted during the upload, and removed', async () => {
    const api = fakeApi();
    api.hold(uploads.image);
    const user = await open();
    chooseFile();
    await user.click(await screen.findByRole('button', { name: 'Stop the upload' }));
    expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
    expect(getPreviewPicture()).toHaveAttribute('src', '/images/default-event.svg');
    api.on(uploads.image, () => createReply('/files/poster.png'));
    chooseFile();
    await user.click(await screen.findByRole('button', { name: 'Remove picture' }));
    await expectPreview('/images/default-event.svg');
  });

  it('may be one of the included pictures', async () => {
    fakeApi();
    const user = await open();
    await user.click(screen.getByText('Or choose one of ours'));
    await user.click(screen.getByRole('radio', { name: 'Lift off' }));
    await expectPreview('/images/events/lift-off.svg');
  });
});
