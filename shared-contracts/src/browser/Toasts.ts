import { makeAutoObservable } from 'mobx';

export interface Toast {
  id: number;
  kind: 'success' | 'error' | 'plain';
  text: string;
}

/** Display time of a toast in milliseconds, and the most toasts shown together (AP-5). */
export const TOAST_MILLISECONDS = 5_000;
const TOASTS_MAX = 3;

/** The messages at the top of the page. The shell shows them; a text on display is not added again. */
export class Toasts {
  list: Toast[] = [];
  #last = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  success(text: string): void {
    this.add('success', text);
  }

  error(text: string): void {
    this.add('error', text);
  }

  info(text: string): void {
    this.add('plain', text);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  private add(kind: Toast['kind'], text: string): void {
    if (this.list.some((toast) => toast.text === text)) return;
    this.#last += 1;
    this.list = [...this.list, { id: this.#last, kind, text }].slice(-TOASTS_MAX);
  }
}

export const toasts = new Toasts();
