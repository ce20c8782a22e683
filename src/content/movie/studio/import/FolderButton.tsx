import { useRef } from 'react';

interface FolderButtonProps {
  readonly disabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Lets the browser give all files of a folder, with their paths (product 26.22). */
const WHOLE_FOLDER = { webkitdirectory: '' };

/** Chooses the pictures of a folder and of those in it, where the browser can. */
export function FolderButton({ disabled, onFiles }: FolderButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  if (!('webkitdirectory' in HTMLInputElement.prototype)) return null;
  return (
    <>
      <button
        type="button"
        className="text-button"
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        Choose a whole folder
      </button>
      <input
        {...WHOLE_FOLDER}
        ref={input}
        type="file"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])].filter(isPicture));
          // So that the same folder can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

const isPicture = ({ type }: File) => type.startsWith('image/');
