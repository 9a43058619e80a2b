import {
  type CertificateDesign,
  certificateDesignRules,
  type CertificateKind,
  certificates,
  type CertificateSignature,
} from '@marquee/shared-contracts';
import {
  formDraft,
  FormStore,
  RemoteCall,
  request,
  requestFile,
  session,
  toasts,
} from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

const EMPTY_SIGNATURE: CertificateSignature = { name: '', role: '', pictureUrl: '' };

/** The form of a certificate's design; typed texts survive a reload until they are saved (CE-1). */
export class DesignStore {
  readonly form: FormStore<CertificateDesign>;
  readonly saving: RemoteCall<[], unknown>;
  readonly drawing: RemoteCall<[CertificateKind], Blob>;
  readonly #storageKey: string;

  constructor(eventId: string, saved: CertificateDesign) {
    const params = { eventId };
    this.#storageKey = `certificates.${session.account?.id ?? ''}.${eventId}`;
    this.form = new FormStore<CertificateDesign>(
      formDraft.restore(this.#storageKey, saved),
      certificateDesignRules,
    );
    this.saving = new RemoteCall(() => request(certificates.saveDesign, { params, body: this.form.values }));
    this.drawing = new RemoteCall((kind) =>
      requestFile(certificates.preview, { params, body: { ...this.form.values, kind } }),
    );
    makeAutoObservable(this, {}, { autoBind: true });
  }

  set<Field extends keyof CertificateDesign>(field: Field, value: CertificateDesign[Field]): void {
    this.form.set(field, value);
    formDraft.save(this.#storageKey, this.form.values);
  }

  addSignature(): void {
    this.set('signatures', [...this.form.values.signatures, EMPTY_SIGNATURE]);
  }

  setSignature(at: number, changes: Partial<CertificateSignature>): void {
    this.set(
      'signatures',
      this.form.values.signatures.map((signature, index) =>
        index === at ? { ...signature, ...changes } : signature,
      ),
    );
  }

  removeSignature(at: number): void {
    this.set(
      'signatures',
      this.form.values.signatures.filter((_signature, index) => index !== at),
    );
  }

  /** Saves the design and returns whether it succeeded; a failure keeps what was typed. */
  async save(): Promise<boolean> {
    if (!this.form.validate()) return false;
    if ((await this.saving.run()) === undefined) {
      this.form.setErrors(this.saving.error?.fieldErrors ?? {});
      toasts.error(this.saving.error?.message ?? '');
      return false;
    }
    formDraft.remove(this.#storageKey);
    toasts.success('The design was saved.');
    return true;
  }

  /** Draws the design with a sample name, in a tab that the click opened; browsers refuse later ones. */
  async preview(kind: CertificateKind): Promise<void> {
    if (!this.form.validate()) return;
    const tab = window.open('', '_blank');
    const file = await this.drawing.run(kind);
    if (file === undefined) {
      tab?.close();
      this.form.setErrors(this.drawing.error?.fieldErrors ?? {});
      toasts.error(this.drawing.error?.message ?? '');
      return;
    }
    const address = URL.createObjectURL(file);
    if (tab === null) toasts.error('Allow this page to open a tab, to see the preview.');
    else tab.location.href = address;
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  }
}
