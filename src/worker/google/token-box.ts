/** Bytes before the sealed text: AES-GCM's nonce, new each time. */
const NONCE = 12;
const encoder = new TextEncoder();

/**
 * Seals a text so that only who has the secret can read it, or change it unnoticed: AES-256-GCM under a key that
 * HKDF derives from the secret.
 * @param owner whose text it is; the box opens for no other.
 */
export async function seal(secret: string, owner: string, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
  const sealed = await crypto.subtle.encrypt(
    algorithm(nonce, owner),
    await keyOf(secret),
    encoder.encode(text),
  );
  const box = new Uint8Array(NONCE + sealed.byteLength);
  box.set(nonce);
  box.set(new Uint8Array(sealed), NONCE);
  return box;
}

/** The text of a box; undefined where the secret or the owner is another, or the box was changed. */
export async function open(
  secret: string,
  owner: string,
  box: Uint8Array<ArrayBuffer>,
): Promise<string | undefined> {
  const key = await keyOf(secret);
  try {
    const nonce = box.subarray(0, NONCE);
    const text = await crypto.subtle.decrypt(algorithm(nonce, owner), key, box.subarray(NONCE));
    return new TextDecoder().decode(text);
  } catch {
    return undefined;
  }
}

function algorithm(nonce: Uint8Array<ArrayBuffer>, owner: string) {
  return { name: "AES-GCM", iv: nonce, additionalData: encoder.encode(owner) };
}

async function keyOf(secret: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey("raw", encoder.encode(secret), "HKDF", false, ["deriveKey"]);
  const derivation = {
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(),
    info: encoder.encode("crescendo: tokens of Google"),
  };
  return crypto.subtle.deriveKey(derivation, material, { name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
}
