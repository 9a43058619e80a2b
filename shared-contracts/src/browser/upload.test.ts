import { uploads } from '../contract/index';
import { fakeApi } from '../testing/index';
import type { ApiError } from './ApiError';
import { bearerToken } from './request';
import { upload } from './upload';

const imageUrl = '/files/picture.png';
const stored = { status: 'SUCCESS' as const, imageUrl, data: { imageUrl } };
const file = new File(['picture'], 'poster.png', { type: 'image/png' });

const send = (onProgress: (part: number) => void = () => undefined, signal = new AbortController().signal) =>
  upload(uploads.image, { body: { keyName: 'event_image_1_poster.png', file }, onProgress, signal });

const catchFailure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('The upload succeeded')),
    (error: ApiError) => error,
  );

beforeEach(() => {
  bearerToken.token = 'secret-token';
  bearerToken.onRejected = jest.fn();
});

afterEach(() => {
  bearerToken.token = null;
});

describe('an upload', () => {
  it('sends the form with file and token, and reports progress', async () => {
    const api = fakeApi().on(uploads.image, () => stored);
    const parts: number[] = [];
    expect((await send((part) => parts.push(part))).imageUrl).toBe(imageUrl);
    expect(parts).toEqual([0.5, 1]);
    expect(api.tokens(uploads.image)).toEqual(['secret-token']);
    expect(api.inputs(uploads.image).map(({ body }) => [body.keyName, body.file.name])).toEqual([
      ['event_image_1_poster.png', 'poster.png'],
    ]);
  });

  it("is refused with the server's reason", async () => {
    fakeApi().refuse(uploads.image, 'NOT_AN_IMAGE');
    expect(await catchFailure(send())).toMatchObject({
      status: 415,
      message: 'Please choose a JPEG, PNG or WebP picture.',
    });
  });

  it('reports a token that the server no longer knows', async () => {
    fakeApi().refuse(uploads.image, 'UNAUTHENTICATED');
    await catchFailure(send());
    expect(bearerToken.onRejected).toHaveBeenCalledWith('secret-token');
  });

  it('reports "Image upload failed" for a reply that is not from the API', async () => {
    fakeApi().breakDown(uploads.image);
    expect(await catchFailure(send())).toMatchObject({ code: 'UNREADABLE', message: 'Image upload failed' });
    fakeApi().breakDown(uploads.image, 'stored', 200);
    expect(await catchFailure(send())).toMatchObject({ status: 200, code: 'UNREADABLE' });
  });

  it('reports a missing network', async () => {
    fakeApi().cutOff(uploads.image);
    expect(await catchFailure(send())).toMatchObject({
      status: 0,
      message: "We can't reach Marquee. Nothing is lost; try again.",
    });
  });

  it('says "No authentication token found" without a session, and sends nothing (AP-4)', async () => {
    bearerToken.token = null;
    const api = fakeApi();
    expect(await catchFailure(send())).toMatchObject({ message: 'No authentication token found' });
    expect(api.inputs(uploads.image)).toEqual([]);
  });

  it('stops when its signal aborts', async () => {
    fakeApi().hold(uploads.image);
    const stopping = new AbortController();
    const failed = catchFailure(send(undefined, stopping.signal));
    stopping.abort();
    expect(await failed).toMatchObject({ status: 0, code: 'OFFLINE' });
  });
});
