import { listSetting } from '@cotiza/kernel';
import { HOST_NAMES } from '@cotiza/platform';

/** Under which names the MCP door is reached, and which pages may call it. */
export const MCP_SETTINGS = {
  MCP_ALLOWED_HOSTS: listSetting(
    {
      description:
        "Host names under which MCP clients reach the service, besides this machine's and PUBLIC_URL's, separated by commas.",
    },
    HOST_NAMES,
  ),
  MCP_ALLOWED_ORIGINS: listSetting(
    {
      description:
        "Host names of web pages that may call MCP, besides this machine's and PUBLIC_URL's, separated by commas.",
    },
    HOST_NAMES,
  ),
};
