import { uploads } from '@marquee/shared-contracts';
import type { TestApp } from './buildTestApp';

/** Uploads a file as multipart, as a browser does. */
export async function uploadImage(
  test: TestApp,
  token: string,
  given: { content: Buffer | string; name?: string; keyName?: string },
) {
  const { content, name = 'logo.png', keyName = 'event_image_1_logo.png' } = given;
  const form = new FormData();
  form.set('keyName', keyName);
  form.set('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], name));
  const encoded = new Response(form);
  return test.app.http.inject({
    method: 'POST',
    url: uploads.image.path,
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
  });
}
