/**
 * In the production bundle, what stands in for the one thing that the light client takes out of a
 * library of 10 KB: document ids of the form __id7__ are ordered by their number. Our ids never have
 * that form (../document-id.ts), but the client has to be able to ask.
 */
export class Integer {
  private constructor(private readonly value: bigint) {}

  static fromString = (digits: string) => new Integer(BigInt(digits));

  compare({ value }: Integer): number {
    return this.value < value ? -1 : Number(this.value > value);
  }
}
