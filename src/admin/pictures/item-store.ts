import type { PictureItem } from './picture-item';

export interface PictureListSnapshot {
  readonly items: readonly PictureItem[];
  /** Being uploaded and saved: nothing may be added or taken away meanwhile. */
  readonly busy: boolean;
  /** What happened last, for those who hear the page. */
  readonly news: string;
}

export type ItemStore = ReturnType<typeof createItemStore>;

/** Holds the pictures of a form and tells when something about them changes. */
export function createItemStore(items: readonly PictureItem[]) {
  let snapshot: PictureListSnapshot = { items, busy: false, news: '' };
  const listeners = new Set<() => void>();

  function update(fields: Partial<PictureListSnapshot>) {
    snapshot = { ...snapshot, ...fields };
    for (const listener of listeners) listener();
  }

  /** Other pictures in place of these; those that are gone give their previews back. */
  function put(next: readonly PictureItem[]) {
    for (const { id, preview } of snapshot.items) {
      const isGone = next.every((item) => item.id !== id);
      if (preview && isGone) URL.revokeObjectURL(preview);
    }
    update({ items: next });
  }

  return {
    put,
    snapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    find: (id: string) => snapshot.items.find((item) => item.id === id),
    /** Changes one picture; nothing happens when it is gone. */
    change: (id: string, fields: Partial<PictureItem>) =>
      update({
        items: snapshot.items.map((item) => (item.id === id ? { ...item, ...fields } : item)),
      }),
    tell: (news: string) => update({ news }),
    whileBusy: async <T>(work: () => Promise<T>): Promise<T> => {
      update({ busy: true });
      try {
        return await work();
      } finally {
        update({ busy: false });
      }
    },
  };
}
