/** Makes a client from the description of the interface. */
export interface ClientGenerator {
  /** As its users call it, and the folder that it writes. */
  readonly name: string;
  /** Reads the file of the description and writes into a folder of its own. @throws Error with what it found wrong */
  readonly generate: (openApiFile: string, folder: string) => Promise<void>;
}
