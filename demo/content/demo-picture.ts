/** A picture of the demo content: its name in pictures/manifest.json and its alternative text. */
export interface DemoPicture {
  readonly art: string;
  readonly alt: string;
  /** Its focal point (product 10.9). */
  readonly focus?: string;
}
