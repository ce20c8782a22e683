import type { ReactNode } from 'react';
import { CloseIcon } from '../../../shared/ui/icons/icons';
import { Modal } from '../../../shared/ui/Modal';
import styles from './Lightbox.module.css';

interface LightboxNoticeProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A message in place of a picture. */
export const LightboxNotice = ({ onClose, children }: LightboxNoticeProps) => (
  <Modal label="Picture" onClose={onClose} className={styles.lightbox}>
    <CloseButton onClose={onClose} />
    <div className={styles.notice}>{children}</div>
  </Modal>
);

export const CloseButton = ({ onClose }: Pick<LightboxNoticeProps, 'onClose'>) => (
  <button
    type="button"
    className={`${styles.button} ${styles.close}`}
    onClick={onClose}
    aria-label="Close picture"
  >
    <CloseIcon />
  </button>
);
