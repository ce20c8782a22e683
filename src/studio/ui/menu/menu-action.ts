/** Something in a menu: a press that does it, or a page that it leads to. */
export type MenuAction = { readonly label: string } & (
  | { readonly onPress: () => void; readonly pending?: boolean }
  | { readonly path: string; readonly opensNewTab?: boolean }
);
