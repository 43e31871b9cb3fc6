import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

/**
 * Takes over what another screen or a link put into the address (?topic=…), and takes it out of there. Only a
 * choice inside the app starts a call (`start` in the navigation's state): an address alone never spends an
 * owner's money.
 */
export function useAddressInput(
  names: readonly string[],
  onArrival: (arrived: URLSearchParams, start: boolean) => void,
): void {
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const take = useEffectEvent((arrived: URLSearchParams) => {
    if (!names.some((name) => arrived.has(name))) return;
    const rest = new URLSearchParams(arrived);
    for (const name of names) rest.delete(name);
    void navigate({ search: rest.toString() }, { replace: true, state: null });
    onArrival(arrived, state?.start === true);
  });
  useEffect(() => take(parameters), [parameters]);
}
