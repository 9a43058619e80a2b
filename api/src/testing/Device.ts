import type { CallInput, Endpoint, ErrorBody } from '@marquee/shared-contracts';
import { buildPath } from '@marquee/shared-contracts';
import type { TestApp } from './buildTestApp';

/** A reply, success or error, with the fields that tests compare. */
interface DeviceAnswer {
  status: number;
  code: ErrorBody['code'] | undefined;
  retryAfter: number;
  data: Record<string, string>;
  resetId: string | undefined;
  cookie: string | undefined;
}

/** A caller with its own network address that keeps cookies, as a browser does. */
export class Device {
  cookies = '';

  constructor(
    readonly test: TestApp,
    readonly address: string,
  ) {}

  async call<E extends Endpoint>(
    endpoint: E,
    body: CallInput<E> extends { body: infer Body } ? Body : never,
  ): Promise<DeviceAnswer> {
    const response = await this.test.app.http.inject({
      method: endpoint.method,
      url: buildPath(endpoint.path, {}),
      payload: Object(body),
      remoteAddress: this.address,
      headers: this.cookies === '' ? {} : { cookie: this.cookies },
    });
    const [cookie] = [response.headers['set-cookie'] ?? []].flat();
    if (cookie !== undefined) this.cookies = cookie.split(';')[0] ?? '';
    const { data, code, resetId } = response.json();
    const retryAfter = Number(response.headers['retry-after'] ?? 0);
    return { status: response.statusCode, code, retryAfter, data: data ?? {}, resetId, cookie };
  }
}
