import { MESSAGES } from '../../domain/messages';
import type { Video } from '../../domain/video';
import { deleteVideo } from '../../services/videos-admin';
import { useConfirm } from '../useConfirm';
import { useVideoSubmit } from './useVideoSubmit';

/** Deletes a video once its editor has said yes. */
export function useDeleteVideo({ id, title }: Video, onDeleted: () => void) {
  const confirm = useConfirm();
  const { submit, pending } = useVideoSubmit(
    async () => {
      await deleteVideo(id);
      onDeleted();
    },
    { done: 'Video deleted successfully!', failed: MESSAGES.videoNotDeleted },
  );
  const ask = async () => {
    const thing = title || 'No title';
    if (await confirm({ title: MESSAGES.videoDeleteQuestion, thing, action: 'Delete' })) {
      await submit();
    }
  };
  return { ask: () => void ask(), pending };
}
