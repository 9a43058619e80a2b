import { findPictureError, uploads } from '@marquee/shared-contracts';
import { ApiError, RemoteCall, upload } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** Replies about the file itself: no valid picture, too large, or another type. */
const REFUSED_FILE_STATUSES = new Set([400, 413, 415, 422]);

/** Error texts for upload replies that contain no picture URL. */
const NOT_JSON = 'Unexpected response format';
const NO_IMAGE_URL = 'Invalid response from image upload';

/** The upload of a picture: its progress, local preview and error. */
export class PictureUpload {
  /** From 0 to 1. */
  progress = 0;
  /** Object URL of the selected file. */
  preview: string | undefined = undefined;
  /** Why a file was rejected before the upload. */
  fileError: string | undefined = undefined;
  readonly sending = new RemoteCall((file: File) => this.#send(file));
  #abortController = new AbortController();
  readonly #onStored: (imageUrl: string) => void;

  constructor(onStored: (imageUrl: string) => void) {
    this.#onStored = onStored;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Uploads a file and aborts the previous upload. */
  async choose(file: File): Promise<void> {
    this.stop();
    this.fileError = findPictureError(file);
    if (this.fileError !== undefined) return;
    this.preview = URL.createObjectURL(file);
    await this.#store(this.sending.run(file));
  }

  async retry(): Promise<void> {
    await this.#store(this.sending.retry());
  }

  /** Aborts the upload and clears its error. */
  stop(): void {
    this.#abortController.abort();
    this.sending.reset();
    this.fileError = undefined;
    this.revokePreview();
  }

  /** Whether the same file may succeed later: the server did not refuse the file itself. */
  get canRetry(): boolean {
    const { error } = this.sending;
    return error !== undefined && !REFUSED_FILE_STATUSES.has(error.status);
  }

  /** The error text: "Upload failed: {error}". */
  get failureText(): string | undefined {
    const reason = this.fileError ?? this.sending.error?.message;
    return reason === undefined ? undefined : `Upload failed: ${reason}`;
  }

  async #store(pendingUpload: Promise<string | undefined>): Promise<void> {
    const imageUrl = await pendingUpload;
    // The preview of a refused file may be a broken picture.
    if (imageUrl === undefined && !this.canRetry) this.revokePreview();
    if (imageUrl === undefined) return;
    this.#onStored(imageUrl);
    this.revokePreview();
  }

  private revokePreview(): void {
    if (this.preview !== undefined) URL.revokeObjectURL(this.preview);
    this.preview = undefined;
  }

  async #send(file: File): Promise<string> {
    this.#abortController = new AbortController();
    this.setProgress(0);
    const body = { keyName: `event_image_${Date.now()}_${file.name}`, file };
    const { signal } = this.#abortController;
    const reply = await upload(uploads.image, { body, onProgress: this.setProgress, signal }).catch(
      (error: ApiError) => {
        throw error.status === 200 ? new ApiError({ ...error, message: NOT_JSON }) : error;
      },
    );
    if (typeof reply.imageUrl === 'string' && reply.imageUrl !== '') return reply.imageUrl;
    throw new ApiError({ status: 200, code: 'UNREADABLE', message: NO_IMAGE_URL });
  }

  private setProgress(progress: number): void {
    this.progress = progress;
  }
}
