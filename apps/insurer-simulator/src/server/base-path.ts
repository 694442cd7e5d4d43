/** Where everything of an insurer, or of the registry, is found below the simulator's address. */
export const basePath = (id: string): string => `/i/${id}`;
