import { makeAutoObservable } from 'mobx';
import { pageSingleton } from './pageSingleton';

/** A button in a toast, such as Undo. */
export interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  id: number;
  kind: 'success' | 'error' | 'plain';
  text: string;
  action?: ToastAction | undefined;
}

/** Display time of a toast in milliseconds, also with an action, and the most toasts shown together (AP-5). */
export const TOAST_MILLISECONDS = 5_000;
export const ACTION_TOAST_MILLISECONDS = 10_000;
const TOASTS_MAX = 3;

/** The messages at the top of the page. The shell shows them; a text on display is not added again. */
export class Toasts {
  list: Toast[] = [];
  #last = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  success(text: string, action?: ToastAction): void {
    this.add('success', text, action);
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

  private add(kind: Toast['kind'], text: string, action?: ToastAction): void {
    // Equal texts may have different actions.
    if (action === undefined && this.list.some((toast) => toast.text === text)) return;
    this.#last += 1;
    this.list = [...this.list, { id: this.#last, kind, text, action }].slice(-TOASTS_MAX);
  }
}

export const toasts = pageSingleton('toasts', () => new Toasts());
